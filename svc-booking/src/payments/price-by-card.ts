import type { Quote } from '@getaway/contracts/http/quote';
import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import type { Tx } from '../database/database.ts';
import { addUp, cardFeeRateOf } from '../pricing/quote.rules.ts';
import { readAcceptedLines } from '../pricing/read-accepted-lines.ts';
import { quoteOnWire } from '../pricing/request-quote.ts';

/** What a booking costs by card: its accepted lines stay, and the card fee and its tax come on top. */
export async function priceByCard(tx: Tx, booking: BookingRecord): Promise<Quote> {
  const { former: _former, ...accepted } = await readAcceptedLines(tx, booking);
  // What was accepted stays accepted, also when a package has got a service since that was added by itself.
  const packages = accepted.packages.map((each) => ({ ...each, serviceIds: [] }));
  const outcome = addUp({ ...accepted, packages, cardFeeTenThousandths: cardFeeRateOf('card') });
  if (!outcome.ok) throw new Error(`the accepted lines of booking ${booking.id} contradict each other`);
  return quoteOnWire(outcome.quote);
}
