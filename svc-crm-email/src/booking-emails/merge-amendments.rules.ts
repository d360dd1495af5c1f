import type { bookingAmended } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import { addCents, centsFromDollars, decimalFromCents } from '@getaway/kernel/money';

/** What was changed about a stay at once, before and after. */
export type Amendment = EventData<typeof bookingAmended>;

/** One or more amendments of the same booking. */
export type Amendments = readonly [Amendment, ...Amendment[]];

/**
 * What several amendments of a booking changed together: from before the first to after the last one, with all that they return
 * to the cards, and the balance at the end.
 */
export function mergeAmendments(amendments: Amendments): Amendment {
  return amendments
    .toSorted((a, b) => a.revision - b.revision)
    .reduce((merged, next) => ({
      ...next,
      before: merged.before,
      difference: sumOf(merged.difference, next.difference),
      settlement: settledBy(merged.settlement, next.settlement),
    }));
}

/** The merged amendments, ending as a newer one left the stay. */
export function endingAs(merged: Amendment, newest: Amendment | undefined): Amendment {
  if (newest === undefined || newest.revision <= merged.revision) return merged;
  const toCard = merged.settlement?.toCard ?? '0.00';
  const settlement = newest.settlement && { toCard, balance: newest.settlement.balance };
  return { ...newest, before: merged.before, difference: merged.difference, settlement };
}

function settledBy(merged: Amendment['settlement'], next: Amendment['settlement']): Amendment['settlement'] {
  if (merged === undefined || next === undefined) return next ?? merged;
  return { toCard: sumOf(merged.toCard, next.toCard), balance: next.balance };
}

function sumOf(one: string, other: string): string {
  return decimalFromCents(addCents(centsFromDollars(one), centsFromDollars(other)));
}
