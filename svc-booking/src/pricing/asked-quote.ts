import type { Quote, QuoteAmendment } from '@getaway/contracts/http/quote';
import type { Clock } from '@getaway/kernel/instant';
import type { StayHours } from '../availability/stay-hours.rules.ts';
import type { BookingStatus } from '../bookings/booking-record.rules.ts';
import type { Database } from '../database/database.ts';
import type { QuoteInput, QuoteRefusal } from './request-quote.ts';

export interface QuoteDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
  readonly usualHours: Pick<StayHours, 'checkInTime'>;
}

/** The stay that somebody asks the price of. */
export type AskedQuote = Omit<QuoteInput, 'countedPromoId'> & {
  /** The status that staff set with the same change. */
  readonly status?: BookingStatus | undefined;
};

export type AskedQuoteOutcome =
  /** `amendment`: the difference from the accepted price of the booking that staff change. */
  | {
      readonly ok: true;
      readonly quote: Quote;
      readonly amendment?: QuoteAmendment;
      /** The rules of stays that staff break with it. */
      readonly warnings?: readonly string[];
    }
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'not-found' };
