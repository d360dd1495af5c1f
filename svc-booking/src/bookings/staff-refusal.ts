import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import type { QuoteRefusal } from '../pricing/request-quote.ts';

/** Why something that staff wanted of a booking was not done; nothing of it was. */
export type StaffRefusal =
  | QuoteRefusal
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'dates-taken'; readonly dates: readonly CalendarDate[] }
  /** The booking is not in the state any more that the change was made on. */
  | { readonly ok: false; readonly reason: 'changed-meanwhile' }
  /** The guest's card payment is at the provider's right now. */
  | { readonly ok: false; readonly reason: 'payment-under-way' }
  /** It would be deleted together with the record of money that nobody decided about. */
  | { readonly ok: false; readonly reason: 'booking-paid' }
  | { readonly ok: false; readonly reason: 'refund-needs-cancellation' }
  /** Money that did not come by card cannot go back by card. */
  | { readonly ok: false; readonly reason: 'not-paid-by-card' }
  | { readonly ok: false; readonly reason: 'more-than-left'; readonly left: Cents };

/** Carries a refusal out of the transaction, which undoes what was done before it. */
export class Refused extends Error {
  readonly refusal: StaffRefusal;
  constructor(refusal: StaffRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** The outcome of a transaction, or the refusal that ended it. */
export async function orStaffRefusal<T>(work: Promise<T>): Promise<T | StaffRefusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
