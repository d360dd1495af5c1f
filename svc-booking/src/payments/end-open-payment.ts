import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { forgetPaymentIntent } from '../bookings/bookings.repository.ts';
import { confirmPaidBooking, type ConfirmDeps } from './confirm-paid-booking.ts';
import { isStale, type StaffDecision } from '../bookings/staff-decision.ts';
import { Refused } from '../bookings/staff-refusal.ts';

export type EndedPayment =
  | { readonly ok: true; readonly expected: ExpectedState }
  | { readonly ok: false; readonly reason: 'payment-under-way' };

/**
 * Ends the card payment that a hold or a reservation still waits for, at the provider and before anything is changed: nobody may pay for
 * what staff takes back, or another price than the new one. Money that was faster confirms the booking, and staff looks
 * at it again. A stay that is paid waits for nothing, also when staff set it to pending.
 */
export async function endOpenPayment(
  deps: ConfirmDeps,
  booking: BookingRecord,
  correlationId: string,
): Promise<EndedPayment> {
  const { status, paymentIntentId, paid } = booking;
  const asSeen = { ok: true, expected: { status, paymentIntentId, revisionsMore: 0 } } as const;
  const isUnpaid = (status === 'pending' || status === 'pending_payment') && paid === 0;
  if (!isUnpaid || paymentIntentId === null) return asSeen;
  const outcome = await deps.payments.cancel(paymentIntentId);
  switch (outcome) {
    case 'cancelled':
      // The provider tells us of it, too; whoever is first, the intent is forgotten in one revision.
      await forgetPaymentIntent(deps.database.prisma, booking.id, paymentIntentId);
      return { ok: true, expected: { status, paymentIntentId: null, revisionsMore: 1 } };
    case 'processing':
      return { ok: false, reason: 'payment-under-way' };
    case 'succeeded':
      await confirmPaidBooking(deps, { paymentIntentId, correlationId });
      // Moved by it, the booking is not as seen any more. One whose late payment goes back stays where staff put it.
      return asSeen;
    default:
      return outcome satisfies never;
  }
}

/** The state in which a locked booking has to be, for a decision that was prepared before. */
export interface ExpectedState extends Pick<BookingRecord, 'status' | 'paymentIntentId'> {
  /** How far the revision moved on by our own preparation. */
  readonly revisionsMore: number;
}

/** Refuses when a payment or somebody else was faster: the booking is not the one that was looked at. */
export function refuseUnexpected(
  booking: BookingRecord,
  expected: ExpectedState,
  { revision }: Pick<StaffDecision, 'revision'>,
): void {
  const seen = revision === undefined ? undefined : revision + expected.revisionsMore;
  const isPaymentSame = booking.paymentIntentId === expected.paymentIntentId;
  if (isStale(booking, { revision: seen }) || booking.status !== expected.status || !isPaymentSame) {
    throw new Refused({ ok: false, reason: 'changed-meanwhile' });
  }
}
