import type { ReactNode } from 'react';
import type { CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { useDialog } from '../../../ui/use-dialog.ts';
import { AcceptMissing } from './accept-missing.tsx';
import { DeleteFeed } from './delete-feed.tsx';
import { FeedLog } from './feed-log.tsx';
import { FeedRow } from './feed-row.tsx';
import styles from './feeds.module.css';
import { RenameFeed } from './rename-feed.tsx';

export function FeedList({ feeds }: { feeds: readonly CalendarFeed[] }): ReactNode {
  const renaming = useDialog<CalendarFeed>();
  const deleting = useDialog<CalendarFeed>();
  const accepting = useDialog<CalendarFeed>();
  const reading = useDialog<CalendarFeed>();
  return (
    <>
      <ul className={styles.list} aria-label="Feeds">
        {feeds.map((feed) => (
          <FeedRow
            key={feed.id}
            feed={feed}
            onRename={() => renaming.show(feed)}
            onDelete={() => deleting.show(feed)}
            onAccept={() => accepting.show(feed)}
            onLog={() => reading.show(feed)}
          />
        ))}
      </ul>
      <RenameFeed dialog={renaming} />
      <DeleteFeed dialog={deleting} />
      <AcceptMissing dialog={accepting} />
      <FeedLog dialog={reading} />
    </>
  );
}
