import type { Quote } from '@getaway/contracts/http/quote';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import { nightCount, nightsOf, type Stay } from '@getaway/kernel/stay';
import type { ChatLink } from '@getaway/contracts/http/chat';
import type { BookingDesk } from '../chat/booking-desk.ts';
import { calendarLink, contactLink, reply, type Reply } from '../domain/chat/reply.ts';
import { counted, nightDate, weekdayName } from '../mail/formats.ts';

const daysAround = 21;
const daysAhead = 90;
const mostStays = 3;

interface UsualStay {
  readonly name: string;
  readonly firstDay: string;
  readonly nights: number;
}

const weekendStay: UsualStay = { name: 'weekends', firstDay: 'Friday', nights: 2 };
const weekdayStay: UsualStay = { name: 'weekday stays', firstDay: 'Monday', nights: 3 };

/** Whether dates are available and what they cost: as the calendar and the quote say at this moment. */
export async function answerStay(desk: BookingDesk, stay: Stay, today: CalendarDate): Promise<Reply> {
  const [isAvailable, quote] = await Promise.all([desk.isFree(stay), desk.quote(stay)]);
  if (isAvailable === undefined) return cannotLook();
  if (isAvailable) {
    const price = quote === undefined ? 'The calendar shows the price.' : priceOf(quote, nightCount(stay));
    return reply(`Great news: ${span(stay)} is available right now. ${price}`, bookingLink(stay));
  }
  const nights = nightCount(stay);
  const other = await nearestAvailable(desk, stay, today);
  if (other === undefined) {
    const cost = quote === undefined ? '' : ` For comparison, ${priceOf(quote, nights)}`;
    return reply(`I'm sorry, ${span(stay)} isn't available.${cost}`, calendarLink);
  }
  const otherQuote = await desk.quote(other);
  const cost = otherQuote === undefined ? '' : ` ${priceOf(otherQuote, nights)}`;
  return reply(
    `I'm sorry, ${span(stay)} isn't available. The nearest available dates of that length are ${span(other)}.${cost}`,
    bookingLink(other),
  );
}

/** What is available in a time that a guest named without days: weekends, or weekdays where those were asked for. */
export async function answerPeriod(
  desk: BookingDesk,
  period: { from: CalendarDate; to: CalendarDate },
  question: string,
): Promise<Reply> {
  const taken = await desk.unavailableNights();
  if (taken === undefined) return cannotLook();
  const gone = new Set(taken);
  const wanted = /\b(?:week ?days?|mid-?week)\b/i.test(question) ? weekdayStay : weekendStay;
  const stays = availableStays(period, wanted, gone);
  const time = `from ${day(period.from)} to ${day(addDays(period.to, -1))}`;
  if (stays.length > 0)
    return reply(
      `Available ${wanted.name} ${time}: ${stays.map(span).join('; ')}.`,
      ...stays.map(bookingLink),
    );
  const nights = nightsOf({ arrival: period.from, departure: period.to }).filter((date) => !gone.has(date));
  return nights.length === 0
    ? reply(`I'm sorry, nothing is available ${time}.`, calendarLink)
    : reply(
        `${counted(nights.length, 'night')} ${nights.length === 1 ? 'is' : 'are'} available ${time}, but no ${wanted.name}. The calendar shows which.`,
        calendarLink,
      );
}

/** The next dates that a guest could book, when no dates were named. */
export async function answerNextDates(
  desk: BookingDesk,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  const { response, links } = await answerPeriod(
    desk,
    { from: today, to: addDays(today, daysAhead) },
    question,
  );
  return reply(`${response} Give me your dates and I'll check them.`, ...links);
}

export function cannotLook(): Reply {
  return reply(
    "I'm sorry, I can't look that up right now. The calendar shows what's available and what it costs, or send us a message.",
    calendarLink,
    contactLink,
  );
}

function priceOf(quote: Quote, nights: number): string {
  const surcharged = quote.nights.filter(({ surcharge }) => Number(surcharge) > 0);
  const each = surcharged.map(({ date, surcharge }) => `${inDollars(surcharge)} for ${day(date)}`);
  const surcharge = each.length === 0 ? '' : ` That includes surcharges: ${each.join(', ')}.`;
  return `${counted(nights, 'night')} ${nights === 1 ? 'costs' : 'cost'} ${inDollars(quote.nightsTotal)}. With the cleaning fee of ${inDollars(quote.cleaningFee)}, the card fee of ${inDollars(quote.cardFee)} and tax of ${inDollars(quote.tax)}, the total is ${inDollars(quote.total)}.${surcharge}`;
}

function availableStays(
  period: { from: CalendarDate; to: CalendarDate },
  { firstDay, nights }: UsualStay,
  gone: ReadonlySet<CalendarDate>,
): Stay[] {
  const stays: Stay[] = [];
  for (let date = period.from; date < period.to && stays.length < mostStays; date = addDays(date, 1)) {
    const stay = { arrival: date, departure: addDays(date, nights) };
    if (weekdayName(date) === firstDay && isAvailable(gone, stay)) stays.push(stay);
  }
  return stays;
}

async function nearestAvailable(
  desk: BookingDesk,
  wanted: Stay,
  today: CalendarDate,
): Promise<Stay | undefined> {
  const taken = await desk.unavailableNights();
  if (taken === undefined) return undefined;
  const gone = new Set(taken);
  for (let shift = 1; shift <= daysAround; shift += 1) {
    for (const days of [shift, -shift]) {
      const stay = { arrival: addDays(wanted.arrival, days), departure: addDays(wanted.departure, days) };
      if (stay.arrival >= today && isAvailable(gone, stay)) return stay;
    }
  }
  return undefined;
}

function isAvailable(gone: ReadonlySet<CalendarDate>, stay: Stay): boolean {
  return nightsOf(stay).every((night) => !gone.has(night));
}

function bookingLink({ arrival, departure }: Stay): ChatLink {
  return {
    label: `Book ${nightDate(arrival)}`,
    href: `/booking?checkIn=${arrival}&checkOut=${departure}`,
  };
}

function span({ arrival, departure }: Stay): string {
  return `${day(arrival)} to ${day(departure)}`;
}

/** Fri, Jun 4, 2027 */
function day(date: CalendarDate): string {
  return `${nightDate(date)}, ${date.slice(0, 4)}`;
}
