import { keyOf, type NewPeriod } from '../next-year.rules.ts';
import { periodFault } from '../period-fault.rules.ts';
import type { RatePeriod, RatePeriodContent } from '../rate-period.rules.ts';
import { fieldColumn, titles, type FileFault, type FileRow } from './file-lines.rules.ts';

/** What an import does, unless the file has faults. */
export interface ImportPlan {
  readonly added: readonly NewPeriod[];
  readonly changed: readonly { readonly before: RatePeriod; readonly after: RatePeriodContent }[];
  readonly unchanged: number;
  readonly faults: readonly FileFault[];
}

interface ImportLimits {
  /** The most nights of a stay. */
  readonly maximumNights: number;
  /** The most nights of a period. */
  readonly longest: number;
  /** The most periods together. */
  readonly most: number;
}

/**
 * Compares the lines of a file with what is there. A line is about the period with its ID; without one, about that of the same
 * kind, name, and dates, or a new one. What no line is about stays.
 */
export function planImport(
  rows: readonly FileRow[],
  existing: readonly RatePeriod[],
  limits: ImportLimits,
): ImportPlan {
  const byId = new Map(existing.map((period) => [period.id, period]));
  const byKey = new Map(existing.map((period) => [keyOf(period), period]));
  const lineOf = new Map<string, number>();
  const added: NewPeriod[] = [];
  const changed: { before: RatePeriod; after: RatePeriodContent }[] = [];
  const faults: FileFault[] = [];
  let unchanged = 0;
  for (const { line, id, period } of rows) {
    const refuse = (column: string | null, message: string): number => faults.push({ line, column, message });
    const before = id === null ? byKey.get(keyOf(period)) : byId.get(id);
    const target = before?.id ?? keyOf(period);
    const earlier = lineOf.get(target);
    lineOf.set(target, line);
    const broken = periodFault(period.kind, period, limits);
    if (id !== null && !before)
      refuse(titles.id, 'No dates have this ID. Clear it to add the line as new dates');
    else if (earlier !== undefined) refuse(null, `Line ${earlier} is about the same dates`);
    else if (before && before.kind !== period.kind)
      refuse(titles.kind, `These dates are a ${before.kind}. Clear the ID to add the line as new dates`);
    else if (broken) refuse(fieldColumn(broken.path), broken.message);
    else if (!before) added.push(period);
    else if (isSame(before, period)) unchanged += 1;
    else changed.push({ before, after: period });
  }
  if (existing.length + added.length > limits.most)
    faults.push({
      line: 1,
      column: null,
      message: `There can be up to ${limits.most.toLocaleString('en-US')} seasons, overrides, and holidays, with the ${existing.length} that are there`,
    });
  return { added, changed, unchanged, faults };
}

function isSame(one: RatePeriodContent, other: RatePeriodContent): boolean {
  return saidBy(one) === saidBy(other);
}

function saidBy(period: RatePeriodContent): string {
  const { name, firstDate, lastDate, prices, adjustments, minimumNights } = period;
  const { closedToArrival, closedToDeparture, closed } = period;
  return JSON.stringify([
    ...[name, firstDate, lastDate, prices, adjustments, minimumNights],
    ...[closedToArrival, closedToDeparture, closed],
  ]);
}
