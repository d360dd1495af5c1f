import * as v from 'valibot';
import { endReasonSchema } from '@getaway/contracts/events/booking';
import { quoteLinesSchema, quoteSchema } from '@getaway/contracts/http/quote';
import type { Booking } from '../generated/prisma/client.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { centsFromColumn, dateFromColumn } from '../database/column-values.ts';

const statusSchema = v.picklist(['pending', 'confirmed', 'pending_payment', 'cancelled', 'completed']);

export function bookingRecord(row: Booking): BookingRecord {
  return {
    ...row,
    status: v.parse(statusSchema, row.status),
    endReason: v.parse(v.nullable(endReasonSchema), row.endReason),
    checkInDate: dateFromColumn(row.checkInDate),
    checkOutDate: dateFromColumn(row.checkOutDate),
    termsDate: row.termsDate && dateFromColumn(row.termsDate),
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
