import type { ReactNode } from 'react';
import { HistoryOutlined, PauseCircleOutlined, PlayCircleOutlined, SyncOutlined } from '@ant-design/icons';
import {
  changeCalendarFeed,
  syncCalendarFeed,
  type CalendarFeed,
  type SyncResult,
} from '@getaway/contracts/http/calendar-feeds';
import { useMutation } from '../../../actions/use-mutation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { calendarQueries } from '../calendar-queries.ts';
import { syncToast, unknownReason } from './feed-words.ts';
import styles from './feeds.module.css';

const syncTexts = {
  done: (result: SyncResult) => syncToast({ results: [result] }),
  failed: 'Calendar sync failed',
  unknown: unknownReason,
  refresh: calendarQueries,
};

const pauseTexts = {
  done: 'Calendar feed paused. Its nights stay blocked.',
  failed: 'Failed to pause calendar feed',
  unknown: unknownReason,
  refresh: calendarQueries,
};

const resumeTexts = {
  ...pauseTexts,
  done: 'Calendar feed resumed',
  failed: 'Failed to resume calendar feed',
};

export interface FeedActionsProps {
  feed: CalendarFeed;
  onRename: () => void;
  onDelete: () => void;
  onLog: () => void;
}

export function FeedActions({ feed, onRename, onDelete, onLog }: FeedActionsProps): ReactNode {
  const { id, name, isActive, isSyncing } = feed;
  const turning = isActive ? 'Pause' : 'Resume';
  const sync = useMutation(syncCalendarFeed, syncTexts);
  const turn = useMutation(changeCalendarFeed, isActive ? pauseTexts : resumeTexts);
  return (
    <div className={styles.feedActions}>
      <IconButton
        title="Sync"
        label={`Sync ${name}`}
        icon={<SyncOutlined aria-hidden />}
        loading={sync.pending || isSyncing}
        onClick={() => void sync.run({ params: { id } })}
      />
      <IconButton
        title={turning}
        label={`${turning} ${name}`}
        icon={isActive ? <PauseCircleOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />}
        loading={turn.pending}
        onClick={() => void turn.run({ params: { id }, body: { isActive: !isActive } })}
      />
      <IconButton
        title="Log"
        label={`Log of ${name}`}
        icon={<HistoryOutlined aria-hidden />}
        onClick={onLog}
      />
      <RowActions name={name} editing="Rename" onEdit={onRename} onDelete={onDelete} />
    </div>
  );
}
