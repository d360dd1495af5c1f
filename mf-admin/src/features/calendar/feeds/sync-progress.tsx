import type { ReactNode } from 'react';
import type { CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import styles from './feeds.module.css';

/** When each feed of a sync was last read before it, by id. */
export type SyncStart = ReadonlyMap<string, string | null>;

/** How many of the feeds have had their turn. */
export function SyncProgress({
  feeds,
  start,
}: {
  feeds: readonly CalendarFeed[];
  start: SyncStart;
}): ReactNode {
  const read = feeds.filter(({ id, lastChecked }) => start.has(id) && start.get(id) !== lastChecked).length;
  const text = `${read} of ${start.size} ${start.size === 1 ? 'calendar' : 'calendars'} synced`;
  return (
    <div className={styles.progress}>
      <progress aria-label="Sync" max={start.size || 1} value={read} />
      <span role="status">{text}</span>
    </div>
  );
}
