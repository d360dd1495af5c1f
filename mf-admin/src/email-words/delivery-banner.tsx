import { useEffect, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { readEmailDelivery, tryEmailDelivery } from '@getaway/contracts/http/email-delivery';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../actions/use-mutation.ts';
import { formatMoment } from '../format/dates.ts';
import styles from './delivery-banner.module.css';
import { deliveryFaults } from './delivery-words.ts';

const refreshMs = 3_000;

/**
 * Says above everything else that no email goes out, why, and what to do. `isWatching`: it comes and goes while the page
 * is open.
 */
export function DeliveryBanner({ isWatching = false }: { isWatching?: boolean }): ReactNode {
  const { data, mutate } = useQuery(readEmailDelivery);
  useEffect(() => {
    if (!isWatching) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void mutate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isWatching, mutate]);
  const { run, pending } = useMutation(tryEmailDelivery, {
    done: 'Trying the email server again',
    failed: 'Failed to try the email server',
    refresh: [readEmailDelivery],
  });
  if (!data?.paused) return null;
  const { fault, reason, since, nextTryAt } = data.paused;
  const { title, advice } = deliveryFaults[fault];
  return (
    <Alert
      className={styles.banner ?? ''}
      type="error"
      showIcon
      title={`Emails are paused: ${title}`}
      description={
        <>
          <p>{advice}</p>
          <p>
            {data.waiting.toLocaleString('en-US')} {data.waiting === 1 ? 'email' : 'emails'} waiting since{' '}
            {formatMoment(since)}. None are lost. Next try: {formatMoment(nextTryAt)}.
          </p>
          <p className={styles.reason}>The email server replied: {reason}</p>
          <Button loading={pending} onClick={() => void run({})}>
            Try Now
          </Button>
        </>
      }
    />
  );
}
