import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { calendarDate } from '@getaway/kernel/calendar-date';

/** A booking for tests: a guest's unpaid stay of one night, unless changed. */
export function exampleBooking(changes: Partial<StaffBooking> = {}): StaffBooking {
  return {
    id: 'booking-1',
    guestName: 'Ida Lovelace',
    email: 'ida@guests.example.com',
    phone: null,
    bookingReference: 'AB12CD34',
    entryCode: null,
    paymentMethod: 'alternative',
    checkInDate: calendarDate('2027-02-13'),
    checkInTime: '16:00',
    checkOutDate: calendarDate('2027-02-14'),
    checkOutTime: '11:00',
    numberOfGuests: 2,
    occasion: null,
    specialRequests: null,
    basePrice: '400.00',
    addOnTotal: '0.00',
    promoCode: null,
    promoDiscount: '0.00',
    cleaningFee: '160.00',
    creditCardFee: '0.00',
    tax: '39.20',
    totalPrice: '599.20',
    paidTotal: '0.00',
    refundedTotal: '0.00',
    chargebackTotal: '0.00',
    balance: '599.20',
    cancellationNoticeHours: 48,
    acceptedTerms: null,
    status: 'confirmed',
    holdExpiresAt: null,
    paymentDueAt: null,
    revision: 3,
    createdAt: '2027-01-01T17:00:00.000Z',
    updatedAt: '2027-01-01T17:00:00.000Z',
    ...changes,
  };
}
