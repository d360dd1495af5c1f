import { cents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';

/** What the dashboard shows of every stay. */
export type StayFacts = Pick<
  BookingRecord,
  'id' | 'guestName' | 'bookingReference' | 'checkInDate' | 'checkOutDate'
>;

export type UnpaidReservation = StayFacts &
  Pick<BookingRecord, 'total' | 'paid' | 'refunded' | 'paymentDueAt'>;

export type ComingBooking = StayFacts &
  Pick<
    BookingRecord,
    'checkInTime' | 'checkOutTime' | 'numberOfGuests' | 'occasion' | 'total' | 'paid' | 'refunded'
  >;

export interface MonthOfStays {
  /** YYYY-MM */
  readonly month: string;
  readonly revenue: Cents;
  readonly nights: number;
  readonly nightsInMonth: number;
}

/** What a reservation or a coming stay still has to pay. */
export function leftToPay({
  total,
  paid,
  refunded,
}: Pick<BookingRecord, 'total' | 'paid' | 'refunded'>): Cents {
  return cents(Math.max(0, total - paid + refunded));
}
