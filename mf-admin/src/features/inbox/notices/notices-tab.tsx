import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { readNoticeSettings } from '@getaway/contracts/http/owner-notices';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useStaleWhileUnsaved } from '../../../unsaved-changes/use-stale-while-unsaved.ts';
import { Panel } from '../../../ui/panel.tsx';
import { NoticeForm } from './notice-form.tsx';
import styles from './notices.module.css';

/** What the owner is emailed about. */
export function NoticesTab(): ReactNode {
  const state = queryState(useStaleWhileUnsaved(useQuery(readNoticeSettings)));
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label="Loading notices">
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Couldn’t load the notices" onRetry={state.retry} />;
    case 'ready': {
      const { ownerEmail, ...settings } = state.data;
      return (
        <Panel title="Emails to you" note={`They go to ${ownerEmail}. This doesn’t affect emails to guests.`}>
          <NoticeForm settings={settings} />
        </Panel>
      );
    }
    default:
      return state satisfies never;
  }
}
