import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { replacePrice } from './card-price.repository.ts';

/** A locked reservation that was paid by card takes over the price that its guest paid. */
export async function adoptCardPrice(tx: Tx, booking: BookingRecord): Promise<BookingRecord> {
  const { id, paymentMethod, cardQuote } = booking;
  if (paymentMethod !== 'alternative' || cardQuote === null) return booking;
  return replacePrice(tx, id, cardQuote);
}
