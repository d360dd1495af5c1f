import type { ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { readEmailDelivery, tryEmailDelivery } from '@getaway/contracts/http/email-delivery';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import { deliveryFaults } from '../../../email-words/delivery-words.ts';
import { counted } from '../sequence-words.ts';
import styles from './delivery.module.css';

/** Says above everything else that no email goes out, why, and what to do. */
export function DeliveryBanner(): ReactNode {
  const { data } = useQuery(readEmailDelivery);
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
            {counted(data.waiting, 'email')} waiting since {formatMoment(since)}. None are lost. Next try:{' '}
            {formatMoment(nextTryAt)}.
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
