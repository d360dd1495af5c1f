import type { ReactNode } from 'react';
import { Button, Segmented } from 'antd';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatMonth } from '../../../format/months.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { QueryState } from '../../../ui/query-state.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './month-panel.module.css';
import { addMonths, firstOfMonth } from './month-view.ts';
import type { ChosenDays } from './use-chosen-days.ts';
import type { Shown } from './use-shown-month.ts';
import { Year } from '../year/year.tsx';

interface MonthPanelProps {
  today: CalendarDate;
  days: ChosenDays;
  events: QueryState<readonly CalendarEvent[]>;
}

/** The month, or its year, with all that is known of its days. */
export function MonthPanel({ today, days, events }: MonthPanelProps): ReactNode {
  const { month, view, turnTo, show } = days;
  const step = view === 'year' ? monthsInYear : 1;
  const isWaiting = view === 'month' && events.status === 'loading';
  return (
    <Panel
      title={view === 'year' ? month.slice(0, 4) : formatMonth(month.slice(0, 7))}
      busy={isWaiting}
      actions={
        <>
          <p className={styles.waiting} role="status">
            {isWaiting && 'Loading events…'}
          </p>
          <Segmented<Shown['view']>
            className={styles.view ?? ''}
            name="calendar-view"
            aria-label="Shown at once"
            options={[
              { value: 'month', label: 'Month' },
              { value: 'year', label: 'Year' },
            ]}
            value={view}
            onChange={(next) => show({ month, view: next })}
          />
          <div className={styles.turns}>
            <Button onClick={() => turnTo(addMonths(month, -step))}>Previous</Button>
            <Button onClick={() => turnTo(firstOfMonth(today))}>Today</Button>
            <Button onClick={() => turnTo(addMonths(month, step))}>Next</Button>
          </div>
        </>
      }
    >
      {view === 'year' ? (
        <Year
          year={month.slice(0, 4)}
          today={today}
          onMonth={(pressed) => show({ month: pressed, view: 'month' })}
        />
      ) : (
        <Month today={today} days={days} events={events} />
      )}
    </Panel>
  );
}

function Month({ today, days, events }: MonthPanelProps): ReactNode {
  return (
    <>
      {events.status === 'failed' ? (
        <LoadFailure title="Couldn’t load events" onRetry={events.retry} />
      ) : (
        <MonthGrid today={today} days={days} events={events.status === 'ready' ? events.data : nothingYet} />
      )}
      <Legend />
    </>
  );
}

const monthsInYear = 12;

const nothingYet: readonly CalendarEvent[] = [];
