import type { ReactNode } from 'react';
import {
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import {
  changeCalendarFeed,
  syncCalendarFeed,
  type CalendarFeed,
  type SyncResult,
} from '@getaway/contracts/http/calendar-feeds';
import { useAction } from '../../../actions/use-action.ts';
import { calendarReads } from '../calendar-reads.ts';
import { syncToast, unknownReason } from './feed-words.ts';
import styles from './feeds.module.css';

const syncTexts = {
  done: (result: SyncResult) => syncToast({ results: [result] }),
  failed: 'Calendar sync failed',
  unknown: unknownReason,
  refresh: calendarReads,
};

const pauseTexts = {
  done: 'Calendar feed paused: its stays stay as they are',
  failed: 'Failed to pause calendar feed',
  unknown: unknownReason,
  refresh: calendarReads,
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
  const sync = useAction(syncCalendarFeed, syncTexts);
  const turn = useAction(changeCalendarFeed, isActive ? pauseTexts : resumeTexts);
  return (
    <div className={styles.feedActions}>
      <Button
        type="text"
        icon={<SyncOutlined aria-hidden />}
        aria-label={`Sync ${name}`}
        title="Sync"
        loading={sync.pending || isSyncing}
        onClick={() => void sync.run({ params: { id } })}
      />
      <Button
        type="text"
        icon={isActive ? <PauseCircleOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />}
        aria-label={`${isActive ? 'Pause' : 'Resume'} ${name}`}
        title={isActive ? 'Pause' : 'Resume'}
        loading={turn.pending}
        onClick={() => void turn.run({ params: { id }, body: { isActive: !isActive } })}
      />
      <Button
        type="text"
        icon={<HistoryOutlined aria-hidden />}
        aria-label={`Log of ${name}`}
        title="Log"
        onClick={onLog}
      />
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Rename ${name}`}
        title="Rename"
        onClick={onRename}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={onDelete}
      />
    </div>
  );
}
