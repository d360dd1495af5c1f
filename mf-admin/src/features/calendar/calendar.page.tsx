import type { ReactNode } from 'react';
import { listCalendarConflicts } from '@getaway/contracts/http/calendar-conflicts';
import { readCalendar } from '@getaway/contracts/http/calendar';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { property } from '../../property.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { mapReady, queryState } from '../../ui/query-state.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import styles from './calendar.module.css';
import type { Conflict } from '../../conflicts/conflict.ts';
import type { ConflictGroup } from '../../conflicts/conflict-groups.ts';
import { ConflictsPanel } from './conflicts/conflicts-panel.tsx';
import { conflictsId, OpenConflicts } from './conflicts/open-conflicts.tsx';
import { ResolveConflict } from './conflicts/resolve-conflict.tsx';
import type { BlockedNight } from '../../blocks/use-blocked-toast.ts';
import { DayPanel } from './day/day-panel.tsx';
import { feedsId, useFeedsAnchor } from './feeds/use-feeds-anchor.ts';
import { FeedsPanel } from './feeds/feeds-panel.tsx';
import { CalendarOverview } from './links/calendar-overview.tsx';
import { MonthPanel } from './month/month-panel.tsx';
import { viewOf } from './month/month-view.ts';
import { useChosenDays } from './month/use-chosen-days.ts';
import { useJustBlocked } from './month/use-just-blocked.ts';

const noConflicts: readonly Conflict[] = [];

export function CalendarPage(): ReactNode {
  const today = dateInZone(new Date(), property.timeZone);
  const days = useChosenDays(today);
  const justBlocked = useJustBlocked();
  const resolving = useDialog<ConflictGroup>();
  const conflicts = queryState(useQuery(listCalendarConflicts, { query: {} }));
  const view = viewOf(days.month);
  const read = queryState(useQuery(readCalendar, { query: { ...view } }));
  useFeedsAnchor(read.status !== 'loading' && conflicts.status !== 'loading');
  const events = mapReady(read, (known) => justBlocked.applyTo(known, view));

  const keepBlocked = (nights: readonly BlockedNight[]): void => {
    justBlocked.keep(nights);
    days.stopBlocking();
  };

  return (
    <>
      <PageHeading title="Calendar" actions={<OpenConflicts conflicts={conflicts} />} />
      <div className={styles.month}>
        <MonthPanel today={today} days={days} events={events} />
        <div className={styles.side}>
          {days.view === 'month' && (
            <DayPanel
              days={days}
              events={events}
              onBlocked={keepBlocked}
              conflicts={conflicts.status === 'ready' ? conflicts.data : noConflicts}
              onConflict={resolving.show}
            />
          )}
          <div id={conflictsId} tabIndex={-1} className={styles.conflicts}>
            <ConflictsPanel conflicts={conflicts} onResolve={resolving.show} />
          </div>
        </div>
      </div>
      <div id={feedsId} tabIndex={-1} className={styles.feeds}>
        <FeedsPanel />
      </div>
      <CalendarOverview />
      <ResolveConflict dialog={resolving} />
    </>
  );
}
