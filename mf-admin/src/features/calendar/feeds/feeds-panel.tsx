import { useState, type ReactNode } from 'react';
import { PlusOutlined, SearchOutlined, SyncOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { syncCalendars, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { QueryState } from '../../../ui/query-state.ts';
import { calendarQueries } from '../calendar-queries.ts';
import { AddFeed } from './add-feed.tsx';
import { CleanDuplicates } from './clean-duplicates.tsx';
import { DuplicateSummary } from './duplicate-summary.tsx';
import { FeedList } from './feed-list.tsx';
import { syncToast, unknownReason } from './feed-words.ts';
import styles from './feeds.module.css';
import { ScreenLabel } from './screen-label.tsx';
import { SyncProgress, type SyncStart } from './sync-progress.tsx';
import { SyncResults } from './sync-results.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useFeeds } from './use-feeds.ts';

const syncTexts = {
  done: syncToast,
  failed: 'Calendar sync failed',
  unknown: unknownReason,
  refresh: calendarQueries,
};

/** The calendars of other platforms: what they are, how they are, and their duplicates. */
export function FeedsPanel(): ReactNode {
  const sync = useMutation(syncCalendars, syncTexts);
  const feeds = useFeeds(sync.pending);
  const analysis = useAnalysis(feeds);
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const adding = form === 'open';
  const [start, setStart] = useState<SyncStart>(new Map());
  const [results, setResults] = useState<Parameters<typeof SyncResults>[0]['results']>();

  const syncAll = async (): Promise<void> => {
    setResults(undefined);
    setStart(startOf(feeds));
    const outcome = await sync.run({});
    if (outcome?.ok) setResults(outcome.answer.results);
  };
  const noFeeds = feeds.status !== 'ready' || feeds.data.length === 0;

  return (
    <Panel
      title="External Calendar Feeds"
      busy={feeds.status === 'loading' || sync.pending}
      actions={
        <div className={styles.actions}>
          <Button
            icon={<SyncOutlined aria-hidden />}
            loading={sync.pending}
            disabled={noFeeds}
            onClick={() => void syncAll()}
          >
            <ScreenLabel wide="Sync Now" phone="Sync" />
          </Button>
          <Button
            icon={<SearchOutlined aria-hidden />}
            loading={analysis.pending}
            disabled={noFeeds}
            onClick={() => void analysis.analyze()}
          >
            <ScreenLabel wide="Analyze Duplicates" phone="Analyze" />
          </Button>
          <CleanDuplicates found={analysis.found} onCleaned={analysis.forget} />
          {!adding && (
            // After the form is closed, the focus returns to where it was opened.
            <Button
              type="primary"
              autoFocus={form === 'closed'}
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setForm('open')}
            >
              Add Feed
            </Button>
          )}
        </div>
      }
    >
      {adding && <AddFeed onClose={() => setForm('closed')} />}
      {sync.pending && feeds.status === 'ready' && <SyncProgress feeds={feeds.data} start={start} />}
      {results && <SyncResults results={results} onClose={() => setResults(undefined)} />}
      {analysis.found && <DuplicateSummary found={analysis.found} />}
      <Feeds feeds={feeds} />
    </Panel>
  );
}

function Feeds({ feeds }: { feeds: QueryState<CalendarFeed[]> }): ReactNode {
  switch (feeds.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label="Loading feeds">
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Couldn’t load calendar feeds" onRetry={feeds.retry} />;
    case 'ready':
      if (feeds.data.length > 0) return <FeedList feeds={feeds.data} />;
      return (
        <Empty
          title="No external calendar feeds configured"
          hint="Add your Lodgify, Airbnb or VRBO feeds to block dates booked there."
        />
      );
    default:
      return feeds satisfies never;
  }
}

/** When each active feed was read last before the sync, to tell which have had their turn. */
function startOf(feeds: QueryState<CalendarFeed[]>): SyncStart {
  if (feeds.status !== 'ready') return new Map();
  return new Map(
    feeds.data.filter(({ isActive }) => isActive).map(({ id, lastChecked }) => [id, lastChecked]),
  );
}
