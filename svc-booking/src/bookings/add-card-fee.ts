import { addCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import { quoteOnWire } from '../pricing/quote-on-wire.rules.ts';
import { addUpAccepted } from '../pricing/add-up-accepted.rules.ts';
import { readAcceptedLines } from '../pricing/read-accepted-lines.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { setCardFee } from './card-price.repository.ts';

/** Adds the card fee of a payment by link, and its tax, to the price of a locked booking. */
export async function addCardFee(tx: Tx, booking: BookingRecord, cardFee: Cents): Promise<BookingRecord> {
  if (cardFee === 0) return booking;
  const accepted = await readAcceptedLines(tx, booking);
  const linkCardFee = addCents(accepted.linkCardFee ?? zeroCents, cardFee);
  return setCardFee(tx, booking.id, quoteOnWire(addUpAccepted({ ...accepted, linkCardFee })));
}
