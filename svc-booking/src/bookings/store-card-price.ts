import type { Quote } from '@getaway/contracts/http/quote';
import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { setCardQuote } from './card-price.repository.ts';

/**
 * Stores the price of a locked reservation for a payment by card, unless it is stored already. A new price is
 * a new revision, which gets a new payment intent.
 */
export async function storeCardPrice(tx: Tx, booking: BookingRecord, quote: Quote): Promise<BookingRecord> {
  const isStored = JSON.stringify(booking.cardQuote) === JSON.stringify(quote);
  return isStored ? booking : setCardQuote(tx, booking.id, quote);
}
