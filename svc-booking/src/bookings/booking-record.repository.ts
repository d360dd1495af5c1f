import * as v from 'valibot';
import { endReasonSchema, type EndReason } from '@getaway/contracts/events/booking';
import { quoteLinesSchema, quoteSchema, type Quote, type QuoteLines } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import type { Booking } from '../generated/prisma/client.ts';
import type { BookingStatus } from '../payments/payment-decision.rules.ts';
import { centsFromColumn, dateFromColumn } from '../database/column-values.ts';

/** A booking as stored, in domain types: dates are calendar dates, money is cents. */
export interface BookingRecord extends Pick<
  Booking,
  | 'id'
  | 'revision'
  | 'guestName'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'checkInTime'
  | 'checkOutTime'
  | 'numberOfGuests'
  | 'occasion'
  | 'specialRequests'
  | 'promoCode'
  | 'promoCodeId'
  | 'paymentMethod'
  | 'bookingReference'
  | 'paymentIntentId'
  | 'entryCode'
  | 'holdId'
  | 'holdExpiresAt'
  | 'paymentDueAt'
  | 'confirmedAt'
  | 'cancelledAt'
  | 'cancellationNoticeHours'
  | 'promoUseCounted'
  | 'alternativeEmail'
  | 'alternativePhone'
  | 'heldNetwork'
  | 'createdAt'
  | 'updatedAt'
> {
  readonly status: BookingStatus;
  /** Null unless it is canceled, and for bookings that were canceled before reasons were stored. */
  readonly endReason: EndReason | null;
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly total: Cents;
  /** The amount paid, in cents. */
  readonly paid: Cents;
  /** The amount refunded. Refunds that are still due are not included. */
  readonly refunded: Cents;
  readonly money: Readonly<
    Record<'basePrice' | 'addOnTotal' | 'promoDiscount' | 'cleaningFee' | 'creditCardFee' | 'tax', Cents>
  >;
  /** The accepted quote: the lines that were shown, charged and emailed. */
  readonly quote: Quote;
  /** The price of a reservation when it is paid by card. Null until its guest asks to pay by card. */
  readonly cardQuote: Quote | null;
  /** Lines that were accepted once and removed since. Null when there are none. */
  readonly formerLines: QuoteLines | null;
}

const statusSchema = v.picklist(['pending', 'confirmed', 'pending_payment', 'cancelled', 'completed']);

export function bookingRecord(row: Booking): BookingRecord {
  return {
    ...row,
    status: v.parse(statusSchema, row.status),
    endReason: v.parse(v.nullable(endReasonSchema), row.endReason),
    checkInDate: dateFromColumn(row.checkInDate),
    checkOutDate: dateFromColumn(row.checkOutDate),
    total: centsFromColumn(row.totalPrice),
    paid: centsFromColumn(row.paidTotal),
    refunded: centsFromColumn(row.refundedTotal),
    money: {
      basePrice: centsFromColumn(row.basePrice),
      addOnTotal: centsFromColumn(row.addOnTotal),
      promoDiscount: centsFromColumn(row.promoDiscount),
      cleaningFee: centsFromColumn(row.cleaningFee),
      creditCardFee: centsFromColumn(row.creditCardFee),
      tax: centsFromColumn(row.tax),
    },
    /** Loaded on demand, since lists of bookings do not need them. */
    get quote() {
      return v.parse(quoteSchema, row.quote);
    },
    get cardQuote() {
      return v.parse(v.nullable(quoteSchema), row.cardQuote);
    },
    get formerLines() {
      return v.parse(v.nullable(quoteLinesSchema), row.formerLines);
    },
  };
}
