import type { RatePeriod } from './period-words.ts';

/** A year with what begins in it. */
export interface CopiedYear {
  readonly year: number;
  readonly count: number;
}

/** The years in which a season, an override, or a holiday begins, the latest one first. */
export function yearsOf(periods: readonly Pick<RatePeriod, 'firstDate'>[]): CopiedYear[] {
  const counts = new Map<number, number>();
  for (const { firstDate } of periods) {
    const year = Number(firstDate.slice(0, 4));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].map(([year, count]) => ({ year, count })).toSorted((a, b) => b.year - a.year);
}
