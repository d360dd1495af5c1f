import type { Quote } from '@getaway/contracts/http/quote';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { addUp, cardFeeRateOf } from '../pricing/quote.rules.ts';
import { readAcceptedLines } from '../pricing/read-accepted-lines.ts';
import { quoteOnWire } from '../pricing/quote-on-wire.rules.ts';

/** The price of a booking by card: its accepted lines stay, and the card fee and its tax are added. */
export async function priceByCard(tx: Tx, booking: BookingRecord): Promise<Quote> {
  const { former: _former, ...accepted } = await readAcceptedLines(tx, booking);
  // Accepted lines stay, even if a package has since included a service that was booked separately.
  const packages = accepted.packages.map((each) => ({ ...each, serviceIds: [] }));
  const outcome = addUp({ ...accepted, packages, cardFeeTenThousandths: cardFeeRateOf('card') });
  if (!outcome.ok) throw new Error(`the accepted lines of booking ${booking.id} contradict each other`);
  return quoteOnWire(outcome.quote);
}
