import { useState, type ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import { listRateNights } from '@getaway/contracts/http/rates';
import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { RateYear } from './rate-year.tsx';
import styles from './year.module.css';

interface YearPanelProps {
  today: CalendarDate;
  onDay: (date: CalendarDate) => void;
}

const farthest = 5;

/** A year at a glance: the price and the rules of each night. */
export function YearPanel({ today, onDay }: YearPanelProps): ReactNode {
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const range = { from: calendarDate(`${year}-01-01`), to: calendarDate(`${year + 1}-01-01`) };
  const state = queryState(useQuery(listRateNights, { query: range }));
  return (
    <Panel
      title={String(year)}
      note="What a night costs, and its rules. Press a day to set its price."
      busy={state.status === 'loading'}
      actions={
        <div className={styles.turns}>
          <Button disabled={year <= thisYear - farthest} onClick={() => setYear(year - 1)}>
            Previous
          </Button>
          <Button onClick={() => setYear(thisYear)}>This Year</Button>
          <Button disabled={year >= thisYear + farthest} onClick={() => setYear(year + 1)}>
            Next
          </Button>
        </div>
      }
    >
      {state.status === 'failed' && <LoadFailure title="Couldn’t load the year" onRetry={state.retry} />}
      {state.status === 'loading' && (
        <div className={styles.waiting} role="status" aria-label="Loading the year">
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      )}
      {state.status === 'ready' && (
        <RateYear key={year} nights={state.data.nights} today={today} onDay={onDay} />
      )}
    </Panel>
  );
}
