import { periodName, type RatePeriod } from './period-words.ts';

/** A year with what begins in it. */
export interface CopiedYear {
  readonly year: number;
  /** What each of them is called. */
  readonly names: readonly string[];
  /** Whether one of them begins or ends on a February 29. */
  readonly hasLeapDay: boolean;
}

/** The years in which a season, an override, or a holiday begins, the latest one first. */
export function yearsOf(
  periods: readonly Pick<RatePeriod, 'kind' | 'name' | 'firstDate' | 'lastDate'>[],
): CopiedYear[] {
  const years = [...new Set(periods.map(yearOf))].toSorted((a, b) => b - a);
  return years.map((year) => {
    const begun = periods.filter((period) => yearOf(period) === year);
    return {
      year,
      names: begun.map(periodName),
      hasLeapDay: begun
        .flatMap(({ firstDate, lastDate }) => [firstDate, lastDate])
        .some((date) => date.endsWith('-02-29')),
    };
  });
}

function yearOf({ firstDate }: Pick<RatePeriod, 'firstDate'>): number {
  return Number(firstDate.slice(0, 4));
}
