import type { ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import { readCalendarLinks } from '@getaway/contracts/http/calendar-links';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { PageNote } from '../../../ui/page-note.tsx';
import { ImportGuide } from './import-guide.tsx';
import { isReachable } from './is-reachable.ts';
import { LinkRow } from './link-row.tsx';
import styles from './links.module.css';
import { RenewLinks } from './renew-links.tsx';

/** Where other calendars subscribe to our own stays, and how that is set up there. */
export function CalendarOverview(): ReactNode {
  const renewing = useDialog<true>();
  const links = queryState(useQuery(readCalendarLinks));
  return (
    <>
      <Panel
        title="Calendar Overview"
        note="Two iCal links to your direct bookings and blocked dates. Calendars that subscribe to them stay up to date."
        busy={links.status === 'loading'}
      >
        {links.status === 'loading' && (
          <div className={styles.waiting} role="status" aria-label="Loading links">
            <Skeleton active title={false} paragraph={{ rows: 3 }} />
          </div>
        )}
        {links.status === 'failed' && <LoadFailure title="Couldn’t load the links" onRetry={links.retry} />}
        {links.status === 'ready' && (
          <>
            {!isReachable(links.data.redacted) && (
              <PageNote
                type="warning"
                title="Other platforms can’t reach these links: they begin with an address that only works on this computer or isn’t secure (https). Ask the person who runs your server to set the site’s public https address (PUBLIC_ORIGIN). Then copy the links again."
              />
            )}
            <LinkRow
              name="Full details"
              hint="Includes guest names, for your own calendar. Keep this link private."
              url={links.data.full}
            >
              <Button onClick={() => renewing.show(true)}>Renew Link</Button>
            </LinkRow>
            <LinkRow
              name="Privacy mode"
              hint="Booked nights only, no guest data. Use this one for other platforms."
              url={links.data.redacted}
            />
          </>
        )}
      </Panel>
      <ImportGuide link={links.status === 'ready' ? links.data.redacted : undefined} />
      <RenewLinks dialog={renewing} />
    </>
  );
}
