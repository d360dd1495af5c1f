import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import type { StaffBookingDeps } from '../bookings/staff-decision.ts';
import type { StaffRefusal } from '../bookings/staff-refusal.ts';
import { ownRefundOf, type OwnRefund } from './own-refund.ts';
import { offerToCancel } from './stay-offers.rules.ts';

export type PreviewCancellationOutcome =
  | { readonly ok: true; readonly booking: BookingRecord; readonly refund: OwnRefund }
  | Extract<StaffRefusal, { readonly reason: 'not-found' | 'not-possible-now' }>;

/** What would go back if the guest canceled now. */
export async function previewOwnCancellation(
  deps: StaffBookingDeps,
  bookingId: string,
): Promise<PreviewCancellationOutcome> {
  const { prisma } = deps.database;
  const { timeZone } = deps;
  const now = deps.now();
  // One snapshot: with the refund of a cancellation that commits in between, the booking would have nothing left to refund.
  return prisma.$transaction(
    async (tx): Promise<PreviewCancellationOutcome> => {
      const booking = await findBooking(tx, { id: bookingId });
      if (!booking) return { ok: false, reason: 'not-found' };
      const { whyNot } = offerToCancel(booking, now, timeZone);
      if (whyNot !== null) return { ok: false, reason: 'not-possible-now', whyNot };
      return { ok: true, booking, refund: await ownRefundOf(tx, booking, { now, timeZone }) };
    },
    { isolationLevel: 'RepeatableRead' },
  );
}
