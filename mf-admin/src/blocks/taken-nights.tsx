import type { ReactNode } from 'react';
import * as v from 'valibot';
import { calendarDateField } from '@getaway/contracts/http/fields';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { ApiError } from '@getaway/web-kit/api-error';
import { dateRuns, runWords } from '../format/date-runs.ts';
import styles from './taken-nights.module.css';

/** The nights that a refusal names as taken. */
export function takenNights({ type, problem }: ApiError): CalendarDate[] {
  if (type !== 'dates-taken') return [];
  return v.parse(v.fallback(v.array(calendarDateField), []), problem?.['dates']);
}

interface TakenNightsProps {
  nights: readonly CalendarDate[];
  /** What became of it, in a sentence. */
  outcome: string;
  /** What to do now. */
  children?: ReactNode;
}

/** Shows in the form which nights are already taken. */
export function TakenNights({ nights, outcome, children }: TakenNightsProps): ReactNode {
  const runs = dateRuns(
    nights.map((date) => ({ date })),
    () => true,
  );
  return (
    <div className={styles.taken} role="alert">
      {runs.length > 0 && (
        <>
          <p>{outcome} These nights are already booked or blocked:</p>
          <ul>
            {runs.map((run) => (
              <li key={run.from}>{runWords(run)}</li>
            ))}
          </ul>
          {children}
        </>
      )}
    </div>
  );
}
