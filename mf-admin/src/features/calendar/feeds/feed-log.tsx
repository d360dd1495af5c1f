import { useState, type ReactNode } from 'react';
import { Button, Drawer } from 'antd';
import { readFeedLog, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import type { Answer } from '@getaway/contracts/http/call';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import type { DialogState } from '../../../ui/use-dialog.ts';
import styles from './feed-log.module.css';

type Try = Answer<typeof readFeedLog>[number];

const pageSize = 20;

/** What became of each try to read a feed. */
export function FeedLog({ dialog }: { dialog: DialogState<CalendarFeed> }): ReactNode {
  const { open, subject, round, close } = dialog;
  return (
    <Drawer
      open={open}
      onClose={close}
      title={`Log of ${subject?.name ?? ''}`}
      size="min(28rem, 100vw)"
      destroyOnHidden
    >
      {subject && <Log key={round} feedId={subject.id} />}
    </Drawer>
  );
}

function Log({ feedId }: { feedId: string }): ReactNode {
  const [page, setPage] = useState(0);
  const state = queryState(
    usePageQuery(readFeedLog, {
      params: { id: feedId },
      query: { limit: String(pageSize), offset: String(page * pageSize) },
    }),
  );
  switch (state.status) {
    case 'loading':
      return <p role="status">Loading the log…</p>;
    case 'failed':
      return <LoadFailure title="Couldn’t load the log" onRetry={state.retry} />;
    case 'ready': {
      const { items, total } = state.data;
      const last = Math.max(1, Math.ceil(total / pageSize));
      if (total === 0) return <p>This feed hasn’t been synced yet.</p>;
      return (
        <>
          <ul className={styles.tries}>
            {items.map((one) => (
              <TryRow key={one.id} one={one} />
            ))}
          </ul>
          {last > 1 && (
            <nav className={styles.pages} aria-label="Log pages">
              <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
                Newer
              </Button>
              <span>
                Page {page + 1} of {last}
              </span>
              <Button disabled={page + 1 >= last} onClick={() => setPage(page + 1)}>
                Older
              </Button>
            </nav>
          )}
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

const outcomes: Record<Try['outcome'], { word: string; tone: BadgeTone }> = {
  synced: { word: 'Synced', tone: 'green' },
  unchanged: { word: 'Unchanged', tone: 'secondary' },
  quarantined: { word: 'Suspicious', tone: 'yellow' },
  failed: { word: 'Failed', tone: 'red' },
};

const triggers: Record<Try['trigger'], string> = {
  added: 'when it was added',
  schedule: 'on schedule',
  staff: 'by staff',
  payment: 'before a payment',
};

function TryRow({ one }: { one: Try }): ReactNode {
  const { at, outcome, trigger, added, changed, removed, suspicious, unread, error, durationMs } = one;
  const { word, tone } = outcomes[outcome];
  return (
    <li className={styles.try}>
      <p className={styles.head}>
        <Badge tone={tone}>{word}</Badge>
        <span>{formatMoment(at)}</span>
      </p>
      <p className={styles.detail}>
        {triggers[trigger]}, {durationMs} ms
        {outcome !== 'failed' && `, ${added} added, ${changed} changed, ${removed} removed`}
        {suspicious > 0 && `, ${suspicious} missing but kept`}
        {unread > 0 && `, ${unread} unreadable`}
      </p>
      {error && <p className={styles.error}>{error}</p>}
    </li>
  );
}
