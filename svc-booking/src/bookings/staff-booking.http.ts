import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from './booking-record.rules.ts';
import { balanceOf } from '../payments/amount-due.rules.ts';

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
