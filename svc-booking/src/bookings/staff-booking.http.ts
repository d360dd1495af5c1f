import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { decimalFromCents, subtractCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from './booking-record.repository.ts';
import { amountDue } from '../payments/amount-due.rules.ts';

/**
 * A booking as staff see it. Unpaid and expired holds have no entry code. `refunded` includes refunds on
 * their way.
 */
export function staffBooking(booking: BookingRecord, refunded: Cents = booking.refunded): StaffBooking {
  const { money } = booking;
  return {
    id: booking.id,
    guestName: booking.guestName,
    email: booking.email,
    phone: booking.phone,
    bookingReference: booking.bookingReference,
    entryCode: booking.entryCode,
    paymentMethod: booking.paymentMethod,
    checkInDate: booking.checkInDate,
    checkInTime: booking.checkInTime,
    checkOutDate: booking.checkOutDate,
    checkOutTime: booking.checkOutTime,
    numberOfGuests: booking.numberOfGuests,
    occasion: booking.occasion,
    specialRequests: booking.specialRequests,
    basePrice: decimalFromCents(money.basePrice),
    addOnTotal: decimalFromCents(money.addOnTotal),
    promoCode: booking.promoCode,
    promoDiscount: decimalFromCents(money.promoDiscount),
    cleaningFee: decimalFromCents(money.cleaningFee),
    creditCardFee: decimalFromCents(money.creditCardFee),
    tax: decimalFromCents(money.tax),
    totalPrice: decimalFromCents(booking.total),
    paidTotal: decimalFromCents(booking.paid),
    refundedTotal: decimalFromCents(refunded),
    balance: balanceOf(booking, refunded),
    cancellationNoticeHours: booking.cancellationNoticeHours,
    clientNetwork: booking.heldNetwork,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
    revision: booking.revision,
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}

/** The balance due, negative when money is owed to the guest; null for canceled stays and where payments are not recorded. */
export function balanceOf(
  booking: Pick<BookingRecord, 'paid' | 'paymentMethod' | 'status' | 'total'>,
  refunded: Cents,
): string | null {
  if (booking.status === 'cancelled' || amountDue(booking) === undefined) return null;
  return decimalFromCents(subtractCents(booking.total, subtractCents(booking.paid, refunded)));
}
