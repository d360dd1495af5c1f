import type { Quote } from '@getaway/contracts/http/quote';
import type { Tx } from '../database/database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { bookingRecord } from './booking-record.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';

/** Stores the card price of a locked reservation. A new revision gets a new payment intent. */
export async function setCardQuote(tx: Tx, id: string, cardQuote: Quote): Promise<BookingRecord> {
  return bookingRecord(
    await tx.booking.update({ where: { id }, data: { cardQuote, revision: { increment: 1 } } }),
  );
}

/** Makes the card price that was paid the price of a locked reservation. Only the fee and the tax differ. */
export async function replacePrice(tx: Tx, id: string, cardQuote: Quote): Promise<BookingRecord> {
  const price = { ...feeColumns(cardQuote), cardQuote: Prisma.DbNull, paymentMethod: 'card' };
  return bookingRecord(await tx.booking.update({ where: { id }, data: price }));
}

/** Sets the price of a locked booking to one whose card fee and tax differ. */
export async function setCardFee(tx: Tx, id: string, quote: Quote): Promise<BookingRecord> {
  return bookingRecord(await tx.booking.update({ where: { id }, data: feeColumns(quote) }));
}

function feeColumns(quote: Quote) {
  const { cardFee: creditCardFee, tax, total: totalPrice } = quote;
  return { creditCardFee, tax, totalPrice, quote };
}
