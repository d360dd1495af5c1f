import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { BookingRecord } from '../data/booking-record.ts';
import { extrasOf, type ChosenExtras } from '../data/booking-extras.repository.ts';
import type { Tx } from '../data/database.ts';
import { sameChoice } from '../domain/booking/booking-details.ts';
import { keptChoices, paymentMethodOf } from './kept-choices.ts';
import { requestQuote, type RequestQuoteOutcome } from './request-quote.ts';

/** What a booking is priced by. */
export interface StayChoice extends ChosenExtras {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
}

/** The price of a change; none when dates, services and packages are as they are stored. */
export async function repriceBooking(
  deps: { tx: Tx; now: Date; timeZone: string },
  booking: BookingRecord,
  choice: StayChoice,
): Promise<RequestQuoteOutcome | undefined> {
  if (isSameStay(booking, await extrasOf(deps.tx, booking.id), choice)) return undefined;
  return requestQuote(
    { tx: deps.tx, now: deps.now, today: earliestFor(choice, dateInZone(deps.now, deps.timeZone)) },
    { ...choice, paymentMethod: paymentMethodOf(booking), kept: await keptChoices(deps.tx, booking) },
  );
}

/** Staff may write down a stay that has begun or is over. */
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
