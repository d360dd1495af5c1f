import type { RateChangeAction } from '@getaway/contracts/http/rate-changes';
import type { RatePeriod } from '../rate-period.rules.ts';
import type { StoredStayDiscounts } from '../stay-discounts.rules.ts';
import type { StoredStayRules } from '../stay-rules.rules.ts';

/** A season, an override, or a holiday before and after a change; null where there was, or is, none. */
export interface PeriodChange {
  readonly before: RatePeriod | null;
  readonly after: RatePeriod | null;
}

/** What changed. */
export interface ChangedRates {
  readonly periods: readonly PeriodChange[];
  readonly rules?: { readonly before: StoredStayRules; readonly after: StoredStayRules } | undefined;
  readonly discounts?:
    | { readonly before: StoredStayDiscounts; readonly after: StoredStayDiscounts }
    | undefined;
}

export interface RateChange extends ChangedRates {
  readonly id: string;
  readonly at: Date;
  /** The name of the staff account. */
  readonly actor: string;
  readonly action: RateChangeAction;
  /** When somebody took it back. */
  readonly undoneAt: Date | null;
  /** The id of the change that it took back. */
  readonly undoes: string | null;
}

/** Pairs in the order of their ids, so that two at once wait for each other instead of each for the other. */
export function inIdOrder(periods: readonly PeriodChange[]): PeriodChange[] {
  const idOf = ({ before, after }: PeriodChange): string => (before ?? after)?.id ?? '';
  return periods.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}
