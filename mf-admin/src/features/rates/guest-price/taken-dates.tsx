import type { ReactNode } from 'react';
import { listReportedNights } from '@getaway/contracts/http/reports';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { monthOf } from '@getaway/kernel/calendar-month';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { dateRuns, runWords } from '../../../format/date-runs.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import styles from './guest-price.module.css';

/** Says which nights of a stay guests can't have, as they are taken: a price alone looks as if they could. */
export function TakenDates({
  checkIn,
  checkOut,
}: {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
}): ReactNode {
  const months = { from: monthOf(checkIn), to: monthOf(addDays(checkOut, -1)) };
  const state = queryState(useQuery(listReportedNights, { query: months }));
  if (state.status === 'failed')
    return <LoadFailure title="Couldn’t load which nights are taken" onRetry={state.retry} />;
  if (state.status === 'loading') return null;
  const runs = dateRuns(
    state.data.filter(({ date }) => date >= checkIn && date < checkOut),
    () => true,
  );
  if (runs.length === 0) return null;
  return (
    <p className={styles.taken} role="status">
      {`Guests can’t book this stay. Nights already taken: ${runs.map(runWords).join(', ')}.`}
    </p>
  );
}
