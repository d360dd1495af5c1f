import type { ReactNode } from 'react';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';

/** Times of day as the options of a select. */
export function TimeOptions({ times }: { times: readonly string[] }): ReactNode {
  return times.map((time) => (
    <option key={time} value={time}>
      {formatTimeOfDay(time)}
    </option>
  ));
}
