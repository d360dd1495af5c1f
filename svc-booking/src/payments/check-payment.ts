import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { decimalFromCents } from '@getaway/kernel/money';
import { stayOf, type BookingRecord } from '../bookings/booking-record.rules.ts';
import { acceptTerms } from '../bookings/accept-terms.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { cardCharge } from './card-charge.rules.ts';
import type { Database } from '../database/database.ts';
import { isStayAvailable } from '../availability/is-stay-available.ts';

/** What a guest sees when they press Complete. */
export interface ShownStay {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  /** Dollars. */
  readonly totalAmount: number;
}

export type CheckPaymentOutcome =
  | { readonly ok: true; readonly booking: BookingRecord }
  | { readonly ok: false; readonly reason: 'hold-ended' }
  /** Another guest has the nights. */
  | { readonly ok: false; readonly reason: 'dates-taken' }
  /** Another tab or staff changed the hold; `booking` is its current state. */
  | { readonly ok: false; readonly reason: 'booking-changed'; readonly booking: BookingRecord };

/** Whether paying this intent now would book exactly what the guest sees. If so, they press Complete now, which accepts the terms. */
export async function checkPayment(
  deps: { database: Database; now: () => Date },
  input: { holdId: string; paymentIntentId: string; shown: ShownStay },
): Promise<CheckPaymentOutcome> {
  const booking = await findBooking(deps.database.prisma, { holdId: input.holdId });
  // The payment has already succeeded: completing it again returns the same answer.
  if (booking?.paymentIntentId === input.paymentIntentId && booking.paid > 0) return { ok: true, booking };
  if (booking?.status !== 'pending' && booking?.status !== 'pending_payment')
    return { ok: false, reason: 'hold-ended' };
  // Reserved without a card in another tab: this payment was canceled, and the reservation has its own.
  if (booking.status === 'pending_payment' && booking.paymentIntentId !== input.paymentIntentId)
    return { ok: false, reason: 'hold-ended' };
  const expiresAt = booking.holdExpiresAt ?? booking.paymentDueAt;
  if (expiresAt !== null && expiresAt <= deps.now()) return { ok: false, reason: 'hold-ended' };
  // Nights that are not held (beyond the limits on unpaid nights) may be taken by now. It is better to find
  // out before the charge.
  const own = { holdId: input.holdId, bookingId: booking.id };
  if (!(await isStayAvailable(deps, stayOf(booking), own))) return { ok: false, reason: 'dates-taken' };
  const isSame = booking.paymentIntentId === input.paymentIntentId && isShown(booking, input.shown);
  if (!isSame) return { ok: false, reason: 'booking-changed', booking };
  await acceptTerms(deps.database.prisma, booking, deps.now());
  return { ok: true, booking };
}

/** Whether a booking matches what its guest sees. */
export function isShown(booking: BookingRecord, shown: ShownStay): boolean {
  return (
    booking.checkInDate === shown.checkInDate &&
    booking.checkOutDate === shown.checkOutDate &&
    decimalFromCents(cardCharge(booking).total) === shown.totalAmount.toFixed(2)
  );
}
