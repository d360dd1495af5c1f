import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dollarsFromCents } from '@getaway/kernel/money';
import type { BookingRecord } from '../data/booking-record.ts';

/** A booking as staff see it; unpaid and ended holds have no entry code. */
export function staffBooking(booking: BookingRecord): StaffBooking {
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
    basePrice: dollarsFromCents(money.basePrice),
    addOnTotal: dollarsFromCents(money.addOnTotal),
    promoCode: booking.promoCode,
    promoDiscount: dollarsFromCents(money.promoDiscount),
    cleaningFee: dollarsFromCents(money.cleaningFee),
    creditCardFee: dollarsFromCents(money.creditCardFee),
    tax: dollarsFromCents(money.tax),
    totalPrice: dollarsFromCents(booking.total),
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}
