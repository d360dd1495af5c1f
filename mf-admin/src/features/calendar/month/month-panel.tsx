import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { utcFormat } from '@getaway/kernel/utc-format';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { QueryState } from '../../../ui/query-state.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './month-panel.module.css';
import { addMonths, firstOfMonth } from './month-view.ts';
import type { ChosenDays } from './use-chosen-days.ts';

interface MonthPanelProps {
  today: CalendarDate;
  days: ChosenDays;
  events: QueryState<readonly CalendarEvent[]>;
}

/** The month with all that is known of its days. */
export function MonthPanel({ today, days, events }: MonthPanelProps): ReactNode {
  const { month, turnTo } = days;
  return (
    <Panel
      title={monthFormat.format(new Date(`${month}T00:00:00Z`))}
      busy={events.status === 'loading'}
      actions={
        <>
          <p className={styles.waiting} role="status">
            {events.status === 'loading' && 'Loading events…'}
          </p>
          <div className={styles.turns}>
            <Button onClick={() => turnTo(addMonths(month, -1))}>Previous</Button>
            <Button onClick={() => turnTo(firstOfMonth(today))}>Today</Button>
            <Button onClick={() => turnTo(addMonths(month, 1))}>Next</Button>
          </div>
        </>
      }
    >
      {events.status === 'failed' ? (
        <LoadFailure title="Couldn’t load events" onRetry={events.retry} />
      ) : (
        <MonthGrid today={today} days={days} events={events.status === 'ready' ? events.data : nothingYet} />
      )}
      <Legend />
    </Panel>
  );
}

const nothingYet: readonly CalendarEvent[] = [];

const monthFormat = utcFormat({ month: 'long', year: 'numeric' });
