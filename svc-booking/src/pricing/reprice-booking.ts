import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { sameChoice, type ChosenExtras } from '../bookings/booking-details.rules.ts';
import { readPriceBook } from './read-price-book.ts';
import type { AmendedPrice } from './booking-price.rules.ts';
import { checkStay } from '../availability/stay-dates.rules.ts';
import { amendStay } from './amend-stay.rules.ts';
import { readAcceptedLines } from './read-accepted-lines.ts';
import { type QuoteRefusal } from './request-quote.ts';
import { linesOnWire, quoteOnWire } from './quote-on-wire.rules.ts';

/** The fields that determine a booking's price. */
export interface StayChoice extends ChosenExtras {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
}

export type RepriceOutcome = ({ readonly ok: true } & AmendedPrice) | QuoteRefusal;

/**
 * The price of a change: lines that were ever accepted keep their price, and only new ones get today's.
 * Undefined when dates, services and packages are unchanged.
 * `extras`: what the booking has now. `dropsCardFee`: the guest will not pay by card after all.
 */
export async function repriceBooking(
  deps: { tx: Tx; now: Date; timeZone: string },
  booking: BookingRecord,
  {
    extras,
    choice,
    dropsCardFee = false,
  }: { extras: ChosenExtras; choice: StayChoice; dropsCardFee?: boolean },
): Promise<RepriceOutcome | undefined> {
  if (!dropsCardFee && isSameStay(booking, extras, choice)) return undefined;
  const checked = checkStay(choice, earliestFor(choice, dateInZone(deps.now, deps.timeZone)));
  if (!checked.ok) return { ok: false, reason: 'stay', fault: checked.fault };
  const [accepted, today] = [
    await readAcceptedLines(deps.tx, booking),
    await readPriceBook(deps.tx, checked.stay),
  ];
  const terms = dropsCardFee ? { ...accepted, cardFeeTenThousandths: 0 } : accepted;
  const outcome = amendStay(terms, today, { ...choice, stay: checked.stay });
  if (!outcome.ok) return outcome;
  const { quote: priced, former } = outcome;
  return { ok: true, priced, quote: quoteOnWire(priced), formerLines: linesOnWire(former) };
}

/** Staff may enter a stay that has begun or is over. */
export function earliestFor(
  { checkInDate }: { checkInDate: CalendarDate },
  today: CalendarDate,
): CalendarDate {
  return checkInDate < today ? checkInDate : today;
}

export function isSameStay(booking: BookingRecord, extras: ChosenExtras, choice: StayChoice): boolean {
  return (
    booking.checkInDate === choice.checkInDate &&
    booking.checkOutDate === choice.checkOutDate &&
    sameChoice(extras.addOnIds, choice.addOnIds) &&
    sameChoice(extras.packageIds, choice.packageIds)
  );
}
