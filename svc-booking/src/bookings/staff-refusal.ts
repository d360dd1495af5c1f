import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import { Refused } from '@getaway/service-kit/refusal';
import type { AskedQuoteOutcome } from '../pricing/asked-quote.ts';
import type { QuoteRefusal } from '../pricing/request-quote.ts';

/** The price of a change and what it does to the money. */
export type PreviewedChange = Extract<AskedQuoteOutcome, { readonly ok: true }>;

/** Why a staff action on a booking was refused. Nothing was changed. */
export type StaffRefusal =
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'dates-taken'; readonly dates: readonly CalendarDate[] }
  /** The booking has changed since the revision that the change was based on. */
  | { readonly ok: false; readonly reason: 'changed-meanwhile' }
  /** The same, for a change whose preview staff saw; with what it would cost now. */
  | { readonly ok: false; readonly reason: 'outdated-preview'; readonly preview: PreviewedChange }
  /** The card provider is processing the guest's payment. */
  | { readonly ok: false; readonly reason: 'payment-under-way' }
  /** Deleting would remove the record of money whose refund was not decided. */
  | { readonly ok: false; readonly reason: 'booking-paid' }
  | { readonly ok: false; readonly reason: 'refund-needs-cancellation' }
  /** The rules of the guest's page do not allow it any more. */
  | { readonly ok: false; readonly reason: 'not-possible-now'; readonly whyNot: string }
  /** Money that did not come by card cannot be refunded to a card. */
  | { readonly ok: false; readonly reason: 'not-paid-by-card' }
  | { readonly ok: false; readonly reason: 'more-than-left'; readonly left: Cents }
  /** The card payment to refund is not one of this booking. */
  | { readonly ok: false; readonly reason: 'no-such-payment' }
  /** The provider refuses refunds while the cardholder's bank decides a dispute. */
  | { readonly ok: false; readonly reason: 'payment-disputed' };

export class StaffRefused extends Refused<StaffRefusal> {}
