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
  const { cardFee: creditCardFee, tax, total: totalPrice } = cardQuote;
  const price = { creditCardFee, tax, totalPrice, quote: cardQuote, cardQuote: Prisma.DbNull };
  return bookingRecord(await tx.booking.update({ where: { id }, data: { ...price, paymentMethod: 'card' } }));
}
