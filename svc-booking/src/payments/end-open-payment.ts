import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { endLinkPayment } from '../payment-links/end-link-payment.ts';
import { forgetPaymentIntent } from './payment-intents.repository.ts';
import { confirmPaidBooking, type ConfirmDeps } from './confirm-paid-booking.ts';
import { hasOpenPayment } from '../bookings/status-after-change.rules.ts';
import { isStale, type StaffDecision } from '../bookings/staff-decision.ts';
import { StaffRefused } from '../bookings/staff-refusal.ts';

export type EndedPayment =
  | { readonly ok: true; readonly expected: ExpectedState }
  | { readonly ok: false; readonly reason: 'payment-under-way' };

/**
 * Cancels the open card payment of a hold, a reservation or a balance at the provider before anything changes, so that a
 * guest cannot pay for a stay that staff cancel, or at an old price. A payment that was faster confirms the
 * booking, and staff review it again. A paid stay has none but that of its balance, even if staff set it to pending.
 */
export async function endOpenPayment(
  deps: ConfirmDeps,
  booking: BookingRecord,
  correlationId: string,
): Promise<EndedPayment> {
  const ofBalance = await endLinkPayment(deps, booking.id, correlationId);
  if (ofBalance === 'under-way') return { ok: false, reason: 'payment-under-way' };
  const { status, paymentIntentId } = booking;
  const asSeen = { ok: true, expected: { status, paymentIntentId, revisionsMore: 0 } } as const;
  if (paymentIntentId === null || !hasOpenPayment(booking)) return asSeen;
  const outcome = await deps.payments.cancel(paymentIntentId);
  switch (outcome) {
    case 'cancelled':
      // The provider also reports it by webhook. Whichever comes first removes the intent in one revision.
      await forgetPaymentIntent(deps.database.prisma, booking.id, paymentIntentId);
      return { ok: true, expected: { status, paymentIntentId: null, revisionsMore: 1 } };
    case 'processing':
      return { ok: false, reason: 'payment-under-way' };
    case 'succeeded':
      await confirmPaidBooking(deps, { paymentIntentId, correlationId });
      // Confirming the booking changes the revision that staff saw. A booking whose late payment is refunded
      // keeps the status that staff set.
      return asSeen;
    default:
      return outcome satisfies never;
  }
}

/** The state that a locked booking must have for a decision that was prepared before. */
export interface ExpectedState extends Pick<BookingRecord, 'status' | 'paymentIntentId'> {
  /** How many revisions our own preparation added. */
  readonly revisionsMore: number;
}

/** Refuses when a payment or another change was faster than this decision. */
export function refuseUnexpected(
  booking: BookingRecord,
  expected: ExpectedState,
  { revision }: Pick<StaffDecision, 'revision'>,
): void {
  const seen = revision === undefined ? undefined : revision + expected.revisionsMore;
  const isPaymentSame = booking.paymentIntentId === expected.paymentIntentId;
  if (isStale(booking, { revision: seen }) || booking.status !== expected.status || !isPaymentSame) {
    throw new StaffRefused({ ok: false, reason: 'changed-meanwhile' });
  }
}
