import { useState, type ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import { listRateNights } from '@getaway/contracts/http/rates';
import { listReportedNights, type ReportedNight } from '@getaway/contracts/http/reports';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addMonths, firstDayOf, monthOf } from '@getaway/kernel/calendar-month';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import type { Days } from '../../../day-range/days.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { formatMonth } from '../../../format/months.ts';
import { RateYear } from './rate-year.tsx';
import { partIds } from '../parts.ts';
import styles from './year.module.css';

interface YearPanelProps {
  today: CalendarDate;
  /** Days were pressed or dragged over. */
  onDays: (days: Days) => void;
}

const farthest = 5;
const none: readonly ReportedNight[] = [];

/** Twelve months at a glance, from the current one on: the price and the rules of each night. */
export function YearPanel({ today, onDays }: YearPanelProps): ReactNode {
  const thisMonth = monthOf(today);
  const [years, setYears] = useState(0);
  const first = addMonths(thisMonth, 12 * years);
  const range = { from: firstDayOf(first), to: firstDayOf(addMonths(first, 12)) };
  const state = queryState(useQuery(listRateNights, { query: range }));
  const months = { from: first, to: addMonths(first, 11) };
  const taken = queryState(useQuery(listReportedNights, { query: months }));
  return (
    <Panel
      id={partIds.calendar}
      title={`${formatMonth(first)} – ${formatMonth(addMonths(first, 11))}`}
      note="What a night costs, and its rules. Press a day, or drag over several, to set their price and rules."
      busy={state.status === 'loading'}
      actions={
        <div className={styles.turns}>
          <Button disabled={years <= -farthest} onClick={() => setYears(years - 1)}>
            Previous
          </Button>
          <Button onClick={() => setYears(0)}>Today</Button>
          <Button disabled={years >= farthest} onClick={() => setYears(years + 1)}>
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
      {taken.status === 'failed' && state.status !== 'failed' && (
        <LoadFailure title="Couldn’t load which nights are taken" onRetry={taken.retry} />
      )}
      {state.status === 'ready' && (
        <RateYear
          key={first}
          nights={state.data.nights}
          taken={taken.status === 'ready' ? taken.data : none}
          today={today}
          onDays={onDays}
        />
      )}
    </Panel>
  );
}
