import type { Quote, StayTerms } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { Refused } from '@getaway/service-kit/refusal';
import type { HoursFault } from '../availability/stay-hours.rules.ts';
import { areSameTerms } from '../pricing/stay-terms.rules.ts';
import type { QuoteRefusal } from '../pricing/request-quote.ts';
import type { PassedLimit } from './unpaid-limits.rules.ts';

/** `email`: the address has reached its limit of unpaid bookings. */
export type Limit = PassedLimit | 'email';

export type ClaimRefusal =
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'price-changed'; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'hours-not-offered'; readonly fault: HoursFault }
  | { readonly ok: false; readonly reason: 'total-too-small'; readonly quote: Quote }
  | { readonly ok: false; readonly reason: 'dates-taken'; readonly dates: readonly CalendarDate[] }
  | TooManyUnpaid
  /** Beyond a limit on unpaid nights: the guest has to confirm the reservation by email first. */
  | {
      readonly ok: false;
      readonly reason: 'needs-confirmation';
      readonly quote: Quote;
      readonly limit: Limit;
      /** Present when a link would be refused as well, because the wider limits are reached. */
      readonly full: TooManyUnpaid | undefined;
    }
  /** The hold has reached its longest total time. */
  | { readonly ok: false; readonly reason: 'hold-over' };

/** The limit on unpaid nights is reached. */
export interface TooManyUnpaid {
  readonly ok: false;
  readonly reason: 'too-many-unpaid';
  readonly retryAfterSeconds: number;
  /** False when this guest cannot start a card payment either. */
  readonly canPayByCard: boolean;
}

export class ClaimRefused extends Refused<ClaimRefusal> {}

/** Refuses when the browser shows another total than the quote's, or other terms. */
export function refuseOtherPrice(
  {
    expectedTotals,
    shownTerms,
  }: { readonly expectedTotals: readonly number[]; readonly shownTerms: StayTerms | undefined },
  quote: Quote,
  paymentMethod: 'card' | 'alternative',
): void {
  const hasOtherTotal = expectedTotals.some((total) => Math.abs(total - Number(quote.total)) >= 0.005);
  const { terms } = quote;
  const hasOtherTerms = terms && shownTerms && !areSameTerms(terms, shownTerms, paymentMethod);
  if (hasOtherTotal || hasOtherTerms) throw new ClaimRefused({ ok: false, reason: 'price-changed', quote });
}
