import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import { Refused } from '@getaway/service-kit/refusal';
import type { QuoteRefusal } from '../pricing/request-quote.ts';

/** Why a staff action on a booking was refused. Nothing was changed. */
export type StaffRefusal =
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'dates-taken'; readonly dates: readonly CalendarDate[] }
  /** The booking has changed since the revision that the change was based on. */
  | { readonly ok: false; readonly reason: 'changed-meanwhile' }
  /** The card provider is processing the guest's payment. */
  | { readonly ok: false; readonly reason: 'payment-under-way' }
  /** Deleting would remove the record of money whose refund was not decided. */
  | { readonly ok: false; readonly reason: 'booking-paid' }
  | { readonly ok: false; readonly reason: 'refund-needs-cancellation' }
  /** Money that did not come by card cannot be refunded to a card. */
  | { readonly ok: false; readonly reason: 'not-paid-by-card' }
  | { readonly ok: false; readonly reason: 'more-than-left'; readonly left: Cents };

export class StaffRefused extends Refused<StaffRefusal> {}
