import type { Quote } from '@getaway/contracts/http/quote';
import { addDays, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { hasTax } from '@getaway/kernel/has-tax';
import { inDollars } from '@getaway/kernel/money';
import { nightCount, nightsOf, stayLimits, type Stay } from '@getaway/kernel/stay';
import type { ChatLink } from '@getaway/contracts/http/chat';
import type { BookingDesk } from './booking-desk.ts';
import type { DateQuestion } from './date-question.rules.ts';
import { weekendStay, type UsualStay } from './dates/usual-stay.rules.ts';
import { calendarLink, contactLink, inList, reply, type Reply } from './reply.rules.ts';
import { counted, nightDate } from '../writing/formats.ts';

const daysAround = 21;
const daysAhead = 90;
const mostStays = 3;
/** The nights of a week are answered for one by one. */
const week = 7;

/** Whether dates are available and what they cost: as the calendar and the quote say at this moment. */
export async function answerStay(
  desk: BookingDesk,
  stay: Stay,
  { asked, today, asksSurcharge }: { asked: DateQuestion; today: CalendarDate; asksSurcharge: boolean },
): Promise<Reply> {
  const limit = beyondLimits(stay, today);
  if (limit) return limit;
  const [isAvailable, quote] = await Promise.all([desk.isFree(stay), desk.quote(stay)]);
  if (isAvailable === undefined) return cannotLook();
  const nights = nightCount(stay);
  const nightsCost = `${counted(nights, 'night')} ${nights === 1 ? 'costs' : 'cost'}`;
  const extra =
    asksSurcharge && quote?.nights.every(({ surcharge }) => Number(surcharge) === 0)
      ? ` There's no surcharge for ${span(stay)}.`
      : '';
  if (isAvailable) {
    const price = quote === undefined ? 'The calendar shows the price.' : priceOf(quote, nightsCost);
    const news = asked === 'availability' ? 'Great news: ' : '';
    return reply(`${news}${span(stay)} is available right now. ${price}${extra}`, bookingLink(stay));
  }
  const other = await nearestAvailable(desk, stay, today);
  if (other === undefined) {
    const cost =
      quote === undefined || asked !== 'price' ? '' : ` If it opens up, ${priceOf(quote, nightsCost)}`;
    return reply(
      `I'm sorry, ${span(stay)} isn't available, and neither are the days around it.${extra}${cost} The calendar shows every available date.`,
      calendarLink,
    );
  }
  const otherQuote = await desk.quote(other);
  const cost =
    otherQuote === undefined
      ? ''
      : ` ${priceOf(otherQuote, nights === 1 ? 'That night costs' : `Those ${nights} nights cost`)}`;
  return reply(
    `I'm sorry, ${span(stay)} isn't available.${extra} The nearest available dates for ${counted(nights, 'night')} are ${span(other)}.${cost}`,
    bookingLink(other),
  );
}

/** What is available in a time that a guest named without days, with its price where that was asked for. */
export async function answerPeriod(
  desk: BookingDesk,
  { from, to, usual }: { from: CalendarDate; to: CalendarDate; usual: UsualStay },
  { asked, today }: { asked: DateQuestion; today: CalendarDate },
): Promise<Reply> {
  const limit = beyondLimits({ checkIn: from, checkOut: addDays(from, 1) }, today);
  if (limit) return limit;
  const taken = await desk.unavailableNights();
  if (taken === undefined) return cannotLook();
  const gone = new Set(taken);
  const stays = availableStays({ from, to }, usual, gone);
  const time = `from ${span({ checkIn: from, checkOut: addDays(to, -1) })}`;
  const nights = nightsOf({ checkIn: from, checkOut: to });
  const left = nights.filter((date) => !gone.has(date));
  const all =
    left.length === nights.length && nights.length <= week ? `Every night ${time} is available. ` : '';
  if (stays.length > 0) {
    const described =
      asked === 'price' ? await Promise.all(stays.map((stay) => withTotal(desk, stay))) : stays.map(span);
    return reply(
      `${all}${stays.length < mostStays ? 'Available' : 'The first available'} ${usual.name} ${time}: ${inList(described, '; ')}.${stays.length < mostStays ? '' : ' The calendar shows if there are more.'}`,
      ...stays.map(bookingLink),
    );
  }
  if (all !== '') return reply(all.trim(), calendarLink);
  return left.length === 0
    ? reply(`I'm sorry, nothing is available ${time}.`, calendarLink)
    : reply(
        `${counted(left.length, 'night')} ${left.length === 1 ? 'is' : 'are'} open ${time}, but no ${oneOf(usual)}. The calendar shows which ${left.length === 1 ? 'one' : 'ones'}.`,
        calendarLink,
      );
}

/** The next dates that a guest could book, when no dates were named. */
export async function answerNextDates(
  desk: BookingDesk,
  usual: UsualStay,
  today: CalendarDate,
): Promise<Reply> {
  const { response, links } = await answerPeriod(
    desk,
    { from: today, to: addDays(today, daysAhead), usual },
    { asked: 'availability', today },
  );
  return reply(`${response} Give me your dates and I'll check them.`, ...links);
}

/** 'full weekend (Friday and Saturday)': what one stay of a kind is, where single nights are left. */
function oneOf({ name }: UsualStay): string {
  return name === weekendStay.name ? 'full weekend (Friday and Saturday)' : name;
}

async function withTotal(desk: BookingDesk, stay: Stay): Promise<string> {
  const quote = await desk.quote(stay);
  return quote === undefined ? span(stay) : `${span(stay)} (${inDollars(quote.total)} in total)`;
}

/** What nobody can book, whatever the calendar shows. */
function beyondLimits(stay: Stay, today: CalendarDate): Reply | undefined {
  if (nightCount(stay) > stayLimits.maxNights) return tooLong();
  if (stay.checkOut <= addDays(today, stayLimits.maxDaysAhead)) return undefined;
  return reply(
    `You can book until ${day(addDays(today, stayLimits.maxDaysAhead))}. For a later stay, send us a message.`,
    calendarLink,
    contactLink,
  );
}

/** For a stay of so many nights without dates. */
export function answerLength(nights: number): Reply {
  if (nights > stayLimits.maxNights) return tooLong();
  return reply(
    `You can stay up to ${stayLimits.maxNights} nights, so ${nights} nights are fine. Give me your dates and I'll check them.`,
    calendarLink,
  );
}

function tooLong(): Reply {
  return reply(
    `You can stay up to ${stayLimits.maxNights} nights. For a longer stay, send us a message.`,
    contactLink,
  );
}

export function cannotLook(): Reply {
  return reply(
    "I'm sorry, I can't look that up right now. Please check the calendar for available dates and prices, or send us a message.",
    calendarLink,
    contactLink,
  );
}

/** `cost` begins the sentence: '2 nights cost'. */
function priceOf(quote: Quote, cost: string): string {
  const surcharged = quote.nights.filter(({ surcharge }) => Number(surcharge) > 0);
  const each = surcharged.map(({ date, surcharge }) => `${inDollars(surcharge)} for ${nightDate(date)}`);
  const surcharge =
    each.length === 0
      ? ''
      : ` That includes ${each.length === 1 ? 'a surcharge' : 'surcharges'} of ${inList(each, '; ')}.`;
  const off = (quote.stayDiscounts ?? []).map(({ label, amount }) => `${inDollars(amount)} (${label})`);
  const discounts = off.length === 0 ? '' : ` Less ${inList(off)}.`;
  const added = [
    ...(Number(quote.cleaningFee) > 0 ? [`the cleaning fee of ${inDollars(quote.cleaningFee)}`] : []),
    ...(Number(quote.cardFee) > 0 ? [`the card fee of ${inDollars(quote.cardFee)}`] : []),
    ...(hasTax(quote) ? [`tax of ${inDollars(quote.tax)}`] : []),
  ];
  const total =
    added.length === 0
      ? ` The total is ${inDollars(quote.total)}.`
      : ` With ${inList(added)}, the total is ${inDollars(quote.total)}.`;
  return `${cost} ${inDollars(quote.nightsTotal)}.${discounts}${total}${surcharge}`;
}

function availableStays(
  period: { from: CalendarDate; to: CalendarDate },
  { firstDay, nights }: UsualStay,
  gone: ReadonlySet<CalendarDate>,
): Stay[] {
  const stays: Stay[] = [];
  for (let date = period.from; date < period.to && stays.length < mostStays; date = addDays(date, 1)) {
    const stay = { checkIn: date, checkOut: addDays(date, nights) };
    const isFirst =
      firstDay === undefined ? date >= (stays.at(-1)?.checkOut ?? date) : weekdayOf(date) === firstDay;
    if (isFirst && isAvailable(gone, stay)) stays.push(stay);
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
      const stay = { checkIn: addDays(wanted.checkIn, days), checkOut: addDays(wanted.checkOut, days) };
      if (stay.checkIn >= today && isAvailable(gone, stay)) return stay;
    }
  }
  return undefined;
}

function isAvailable(gone: ReadonlySet<CalendarDate>, stay: Stay): boolean {
  return nightsOf(stay).every((night) => !gone.has(night));
}

function bookingLink({ checkIn, checkOut }: Stay): ChatLink {
  return {
    label: `Book ${nightDate(checkIn)}`,
    href: `/booking?checkIn=${checkIn}&checkOut=${checkOut}`,
  };
}

/** Fri, Jun 4 to Sun, Jun 6, 2027; with both years where they differ. */
function span({ checkIn, checkOut }: Stay): string {
  const isOneYear = checkIn.slice(0, 4) === checkOut.slice(0, 4);
  return `${isOneYear ? nightDate(checkIn) : day(checkIn)} to ${day(checkOut)}`;
}

/** Fri, Jun 4, 2027 */
function day(date: CalendarDate): string {
  return `${nightDate(date)}, ${date.slice(0, 4)}`;
}
