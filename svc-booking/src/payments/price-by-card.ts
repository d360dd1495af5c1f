import type { Quote } from '@getaway/contracts/http/quote';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { addUpAccepted } from '../pricing/add-up-accepted.rules.ts';
import { currentCardFee } from '../pricing/current-terms.ts';
import { readAcceptedLines } from '../pricing/read-accepted-lines.ts';
import { quoteOnWire } from '../pricing/quote-on-wire.rules.ts';

/** The price of a booking by card: its accepted lines and terms stay, and today's card fee and its tax are added. */
export async function priceByCard(tx: Tx, booking: BookingRecord): Promise<Quote> {
  const accepted = await readAcceptedLines(tx, booking);
  const quote = quoteOnWire(addUpAccepted({ ...accepted, cardFeeTenThousandths: await currentCardFee(tx) }));
  const { terms } = booking.quote;
  return terms ? { ...quote, terms } : quote;
}
