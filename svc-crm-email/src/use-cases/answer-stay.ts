import type { Quote } from '@getaway/contracts/http/quote';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import { nightCount, nightsOf, type Stay } from '@getaway/kernel/stay';
import type { ChatLink } from '@getaway/contracts/http/chat';
import type { BookingDesk } from '../chat/booking-desk.ts';
import { calendarLink, contactLink, reply, type Reply } from '../domain/chat/reply.ts';
import { counted, fullDate, weekdayName } from '../mail/formats.ts';

const daysAround = 21;

/** Whether dates are free and what they cost: as the calendar and the quote say at this moment, or that they cannot be asked. */
export async function answerStay(desk: BookingDesk, stay: Stay, today: CalendarDate): Promise<Reply> {
  const [isFree, quote] = await Promise.all([desk.isFree(stay), desk.quote(stay)]);
  const dates = `${day(stay.arrival)} to ${day(stay.departure)}`;
  if (isFree === undefined) return cannotLook();
  if (!isFree) {
    const other = await nearestFree(desk, stay, today);
    const nights = nightCount(stay);
    if (other === undefined) {
      const cost = quote === undefined ? '' : ` Such a stay costs: ${priceOf(quote, nights)}`;
      return reply(`I'm sorry, ${dates} is not available.${cost}`, calendarLink);
    }
    const otherQuote = await desk.quote(other);
    const cost = otherQuote === undefined ? '' : ` ${priceOf(otherQuote, nights)}`;
    return reply(
      `I'm sorry, ${dates} is not available. The nearest free dates of that length are ${day(other.arrival)} to ${day(other.departure)}.${cost}`,
      bookingLink(other),
    );
  }
  const price = quote === undefined ? 'The calendar shows you the price.' : priceOf(quote, nightCount(stay));
  return reply(`Yes, ${dates} is free right now. ${price}`, bookingLink(stay));
}

/** What is free in a time that a guest named without days. */
export async function answerPeriod(
  desk: BookingDesk,
  period: { from: CalendarDate; to: CalendarDate },
): Promise<Reply> {
  const taken = await desk.unavailableNights();
  if (taken === undefined) return cannotLook();
  const gone = new Set(taken);
  const weekends: Stay[] = [];
  for (let date = period.from; date < period.to && weekends.length < 3; date = addDays(date, 1)) {
    const weekend = { arrival: date, departure: addDays(date, 2) };
    if (weekdayName(date) === 'Friday' && isFreeOf(gone, weekend)) weekends.push(weekend);
  }
  const month = `between ${fullDate(period.from)} and ${fullDate(addDays(period.to, -1))}`;
  if (weekends.length > 0) {
    const named = weekends.map(({ arrival, departure }) => `${day(arrival)} to ${day(departure)}`).join('; ');
    return reply(`Free weekends ${month}: ${named}.`, ...weekends.map(bookingLink));
  }
  const nights = nightsOf({ arrival: period.from, departure: period.to }).filter((date) => !gone.has(date));
  return nights.length === 0
    ? reply(`I'm sorry, there is nothing left ${month}.`, calendarLink)
    : reply(
        `${counted(nights.length, 'night')} ${nights.length === 1 ? 'is' : 'are'} free ${month}, but no whole weekend.`,
        calendarLink,
      );
}

export function cannotLook(): Reply {
  return reply(
    "I'm sorry, I cannot look that up right now. The calendar shows what is free and what it costs, or you can write to us.",
    calendarLink,
    contactLink,
  );
}

function priceOf(quote: Quote, nights: number): string {
  const surcharged = quote.nights.filter(({ surcharge }) => Number(surcharge) > 0);
  const surcharge =
    surcharged.length === 0
      ? ''
      : ` That includes a surcharge of ${inDollars(sumOf(surcharged))} for ${surcharged[0]?.label ?? ''}.`;
  return `${counted(nights, 'night')}: ${inDollars(quote.nightsTotal)}, with the cleaning fee of ${inDollars(quote.cleaningFee)}, the card fee of ${inDollars(quote.cardFee)} and tax of ${inDollars(quote.tax)} the total is ${inDollars(quote.total)}.${surcharge}`;
}

function sumOf(nights: Quote['nights']): string {
  return nights.reduce((sum, { surcharge }) => sum + Number(surcharge), 0).toFixed(2);
}

async function nearestFree(desk: BookingDesk, wanted: Stay, today: CalendarDate): Promise<Stay | undefined> {
  const taken = await desk.unavailableNights();
  if (taken === undefined) return undefined;
  const gone = new Set(taken);
  for (let shift = 1; shift <= daysAround; shift += 1) {
    for (const days of [shift, -shift]) {
      const stay = { arrival: addDays(wanted.arrival, days), departure: addDays(wanted.departure, days) };
      if (stay.arrival >= today && isFreeOf(gone, stay)) return stay;
    }
  }
  return undefined;
}

function isFreeOf(gone: ReadonlySet<CalendarDate>, stay: Stay): boolean {
  return nightsOf(stay).every((night) => !gone.has(night));
}

function bookingLink({ arrival, departure }: Stay): ChatLink {
  return {
    label: `Book ${day(arrival)}`,
    href: `/booking?checkIn=${arrival}&checkOut=${departure}`,
  };
}

function day(date: CalendarDate): string {
  return `${weekdayName(date)}, ${fullDate(date)}`;
}
