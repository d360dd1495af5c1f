import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { utcFormat } from '@getaway/kernel/utc-format';
import type { BookingDesk } from './booking-desk.ts';
import { calendarOf } from './calendar.rules.ts';
import { asksSurcharge, type DateQuestion } from './date-question.rules.ts';
import type { AskedDates } from './dates/asked-dates.rules.ts';
import type { AskedSpan } from './dates/resolve-phrase.rules.ts';
import type { HouseFacts } from './facts.rules.ts';
import { weekdayStay, weekendStay } from './dates/usual-stay.rules.ts';
import { calendarLink, joined, reply, type Reply } from './reply.rules.ts';
import { fullDate, weekdayName } from '../writing/formats.ts';
import { answerRates } from './answer-prices.ts';
import { answerLength, answerNextDates, answerPeriod, answerStay } from './answer-stay.ts';

/** A number of nights that nobody looks for in the next weeks without saying when. */
const longStayNights = 14;
const giveDates = "Give me your check-in and check-out dates, such as June 9 to June 11, and I'll check.";

interface DatesDeps {
  readonly desk: BookingDesk;
  readonly facts: Pick<HouseFacts, 'money'>;
}

/** What a question about dates or their price asks for, with a calendar where it is about available dates. */
export async function answerDates(
  deps: DatesDeps,
  asked: DateQuestion,
  dates: AskedDates,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  const answer = await answerInWords(deps, asked, dates, question, today);
  const calendar = asked === 'availability' ? calendarOf(dates, today) : undefined;
  return calendar ? { ...answer, calendar } : answer;
}

/** Days that aren't certain get no price: the guest is asked. */
async function answerInWords(
  { desk, facts: { money } }: DatesDeps,
  asked: DateQuestion,
  dates: AskedDates,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  switch (dates.kind) {
    case 'named': {
      const replies = await Promise.all(
        dates.spans.map((span) => answerSpan(desk, asked, span, question, today)),
      );
      const hasPeriod = dates.spans.some(({ kind }) => kind === 'period');
      return joined(asked === 'price' && hasPeriod ? [await answerRates(desk, money), ...replies] : replies);
    }
    case 'past':
      return reply(
        'Those dates are in the past. Which dates would you like? If you mean a later year, please include it.',
        calendarLink,
      );
    case 'missing':
      return reply(`${missingDay(dates)} ${giveDates}`, calendarLink);
    case 'unclear':
      return reply(`${uncertain(dates.day)} ${giveDates}`, calendarLink);
    case 'open':
      if (dates.nights !== undefined && dates.nights > longStayNights) return answerLength(dates.nights);
      return asked === 'price' ? answerRates(desk, money) : answerNextDates(desk, dates.usual, today);
    default:
      return dates satisfies never;
  }
}

function answerSpan(
  desk: BookingDesk,
  asked: DateQuestion,
  span: AskedSpan,
  question: string,
  today: CalendarDate,
): Promise<Reply> {
  if (span.kind === 'stay')
    return answerStay(desk, span.stay, { asked, today, asksSurcharge: asksSurcharge(question) });
  // The cheapest nights are those of the week.
  const isCheap =
    span.usual.name === weekendStay.name &&
    /\bcheap|\blowest\b/i.test(question) &&
    !/weekend/i.test(question);
  return answerPeriod(desk, isCheap ? { ...span, usual: weekdayStay } : span, { asked, today });
}

function missingDay({ month, day, year }: Extract<AskedDates, { kind: 'missing' }>): string {
  if (month === undefined || day === undefined) return "I'm sorry, that date doesn't exist.";
  const name = utcFormat({ month: 'long' }).format(Date.UTC(2_000, month - 1, 1));
  return `I'm sorry, ${name} ${day}${year === undefined ? '' : `, ${year}`} doesn't exist.`;
}

function uncertain(day: CalendarDate | undefined): string {
  return day === undefined
    ? "I'm not sure which dates you mean."
    : `I'm not sure which dates you mean: ${fullDate(day)} is a ${weekdayName(day)}.`;
}
