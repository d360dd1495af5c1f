import type { EndReason } from '@getaway/contracts/events/booking';
import type { Quote, QuoteLines } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import type { Stay } from '@getaway/kernel/stay';
import type { BookingDetails } from './booking-details.rules.ts';

export type BookingStatus = 'pending' | 'confirmed' | 'pending_payment' | 'cancelled' | 'completed';

/** A booking as stored, in domain types: dates are calendar dates, money is cents. */
export interface BookingRecord extends BookingDetails {
  readonly id: string;
  readonly revision: number;
  readonly bookingReference: string;
  readonly status: BookingStatus;
  /** Null unless it is canceled, and for bookings that were canceled before reasons were stored. */
  readonly endReason: EndReason | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly alternativeEmail: string | null;
  readonly alternativePhone: string | null;
  readonly total: Cents;
  /** The amount paid, in cents. */
  readonly paid: Cents;
  /** The amount refunded. Refunds that are still due are not included. */
  readonly refunded: Cents;
  /** Grows with every change of the total or of the two sums above. */
  readonly moneyRevision: number;
  readonly money: Readonly<
    Record<'basePrice' | 'addOnTotal' | 'promoDiscount' | 'cleaningFee' | 'creditCardFee' | 'tax', Cents>
  >;
  /** The accepted quote: the lines that were shown, charged and emailed. */
  readonly quote: Quote;
  /** The price of a reservation when it is paid by card. Null until its guest asks to pay by card. */
  readonly cardQuote: Quote | null;
  /** Lines that were accepted once and removed since. Null when there are none. */
  readonly formerLines: QuoteLines | null;
  readonly promoCode: string | null;
  readonly promoCodeId: string | null;
  readonly promoUseCounted: boolean;
  readonly paymentMethod: string | null;
  readonly paymentIntentId: string | null;
  readonly entryCode: string | null;
  /** Known only to the guest's browser, which changes the hold with it. */
  readonly holdId: string | null;
  readonly holdExpiresAt: Date | null;
  /** The network that its unpaid nights are counted by. */
  readonly heldNetwork: string | null;
  readonly paymentDueAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Whether its guest canceled it on their page; `endReason` is 'staff' then. */
  readonly endedByGuest: boolean;
  /** From which the link of the guest's page is derived. */
  readonly linkVersion: number;
  readonly cancellationNoticeHours: number;
  /** The check-in time by which the full refund ends, once its guest has chosen another; null: that of the booking. */
  readonly refundCheckInTime: string | null;
  /** Of when the legal texts are that the booking page showed; null unless a guest booked on it. */
  readonly termsDate: CalendarDate | null;
  /** The version of the house that has these texts. */
  readonly termsRevision: number | null;
  /** When its guest pressed Complete; null until then. */
  readonly termsAcceptedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The days that a booking, or a request for one, is about. */
export function stayOf({
  checkInDate,
  checkOutDate,
}: Pick<BookingRecord, 'checkInDate' | 'checkOutDate'>): Stay {
  return { checkIn: checkInDate, checkOut: checkOutDate };
}
