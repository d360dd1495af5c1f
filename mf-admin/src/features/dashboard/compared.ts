import type { Answer } from '@getaway/contracts/http/call';
import type { readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { formatShortMonth } from '../../format/months.ts';

type Month = NonNullable<Answer<typeof readAnalytics>['months']>[number];

/** This month beside the last one: 'Nov so far: 3, Oct: 5'. */
export function compareMonths(
  months: readonly Month[] | undefined,
  words: (month: Month) => string,
): string | undefined {
  const [last, current] = months ?? [];
  if (!last || !current) return undefined;
  return `${formatShortMonth(current.month)} so far: ${words(current)}, ${formatShortMonth(last.month)}: ${words(last)}`;
}

/** Last year by its name: 'All of 2026: 41'. */
export function lastYearInWords(bookings: number | undefined, year: string): string | undefined {
  return bookings === undefined
    ? undefined
    : `All of ${Number(year) - 1}: ${bookings.toLocaleString('en-US')}`;
}
