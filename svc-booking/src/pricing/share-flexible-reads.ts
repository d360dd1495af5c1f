import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { stayLimits } from '@getaway/kernel/stay';
import {
  explainUnavailableNights,
  type UnavailableNights,
} from '../availability/explain-unavailable-nights.ts';
import type { QuoteDeps } from './asked-quote.ts';
import { createTurnTaking } from './in-turn.ts';
import { readPriceBook, type PriceBook } from './read-price-book.ts';
import { shareReads } from './share-reads.ts';

/** What searches with flexible dates share. */
export interface SharedReads {
  readonly readBook: () => Promise<PriceBook>;
  /** Of a guest without a hold. */
  readonly readUnavailable: () => Promise<UnavailableNights>;
  readonly inTurn: <T>(work: () => T) => Promise<T>;
}

/**
 * A search prices up to two years of stays. So many at once share what they read, and take turns: other calls are answered
 * in between.
 */
export function shareFlexibleReads(deps: QuoteDeps): SharedReads {
  return {
    readBook: shareReads(() => {
      const today = dateInZone(deps.now(), deps.timeZone);
      const range = { checkIn: today, checkOut: addDays(today, stayLimits.maxDaysAhead) };
      return readPriceBook(deps.database.prisma, range);
    }),
    readUnavailable: shareReads(() => explainUnavailableNights(deps, { holdId: null, bookingId: null })),
    inTurn: createTurnTaking(),
  };
}
