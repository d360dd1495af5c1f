import { useId, type ReactNode } from 'react';
import { Switch } from 'antd';
import {
  changeNewsletterSettings,
  readNewsletterSettings,
} from '@getaway/contracts/http/newsletter-settings';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { queryState } from '../../ui/query-state.ts';
import styles from './newsletter.module.css';

/** Whether new subscribers confirm their address before they are on the list. */
export function ConfirmSetting(): ReactNode {
  const [label, note] = [useId(), useId()];
  const state = queryState(useQuery(readNewsletterSettings));
  const { run, pending } = useMutation(changeNewsletterSettings, {
    done: 'Signup changed successfully',
    failed: 'Failed to change the signup',
    refresh: [readNewsletterSettings],
  });
  if (state.status === 'failed')
    return <LoadFailure title="Couldn’t load the signup setting" onRetry={state.retry} />;
  const isLoading = state.status === 'loading';
  return (
    <div className={styles.setting}>
      <Switch
        checked={!isLoading && state.data.asksToConfirm}
        loading={isLoading || pending}
        aria-labelledby={label}
        aria-describedby={note}
        onChange={(asksToConfirm) => void run({ body: { asksToConfirm } })}
      />
      <p>
        <span id={label}>Ask new subscribers to confirm their address</span>
        <span className={styles.note} id={note}>
          They get an email with a link first, and are on the list once they’ve used it.
        </span>
      </p>
    </div>
  );
}
