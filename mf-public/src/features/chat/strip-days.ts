import type { ChatCalendar } from '@getaway/contracts/http/chat';
import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import { firstFreeNight, nightsOf, type Stay } from '@getaway/kernel/stay';
import { toPickerDate } from '@getaway/web-kit/picker-dates';
import {
  chooseDay,
  lastDay,
  noDates,
  type CalendarFacts,
  type DateSelection,
} from '../../calendar/calendar-selection.ts';

const week = 7;
export const daysInStrip = 2 * week;

/** The days of two whole weeks. */
export function stripDays(start: CalendarDate): CalendarDate[] {
  return Array.from({ length: daysInStrip }, (_, index) => addDays(start, index));
}

/** Where the strip begins: around the asked stay, or at the first night of a time that can be booked. */
export function firstStart(calendar: ChatCalendar, facts: CalendarFacts): CalendarDate {
  switch (calendar.shows) {
    case 'stay':
      return startAround(calendar, facts);
    case 'period': {
      const from = calendar.from < facts.today ? facts.today : calendar.from;
      const night = nextAvailable(from, facts);
      return startWith(night !== undefined && night < calendar.to ? night : from, facts);
    }
    case 'next':
      return startWith(firstFreeNight(facts.today, facts.booked), facts);
    default:
      return calendar satisfies never;
  }
}

/** The strip two weeks earlier or later that has a day to choose; undefined beyond today and the last day. */
export function turned(
  start: CalendarDate,
  weeks: 'earlier' | 'later',
  facts: CalendarFacts,
): CalendarDate | undefined {
  if (weeks === 'earlier')
    return start <= facts.today ? undefined : startWith(addDays(start, -daysInStrip), facts);
  const next = addDays(start, daysInStrip);
  return next > lastDay(facts) ? undefined : next;
}

/** The strip with the day in it, one or more turns away. */
export function startShowing(start: CalendarDate, day: CalendarDate, facts: CalendarFacts): CalendarDate {
  const turns = Math.floor(daysBetween(start, day) / daysInStrip);
  return turns === 0 ? start : startWith(addDays(start, turns * daysInStrip), facts);
}

/** The first night from this day on that can be booked. */
export function nextAvailable(from: CalendarDate, facts: CalendarFacts): CalendarDate | undefined {
  const night = firstFreeNight(from, facts.booked);
  return facts.booked.has(night) || night >= lastDay(facts) ? undefined : night;
}

/** The asked stay, where two clicks would choose it. */
export function askedSelection(calendar: ChatCalendar, facts: CalendarFacts): DateSelection {
  if (calendar.shows !== 'stay') return noDates;
  const { checkIn, checkOut } = calendar;
  return chosenAgain({ status: 'stay', checkIn, checkOut }, facts);
}

/** A selection made with older facts, where the same clicks would still make it. */
export function chosenAgain(dates: DateSelection, facts: CalendarFacts): DateSelection {
  if (dates.status === 'empty') return noDates;
  const first = chooseDay(noDates, dates.checkIn, facts).selection;
  if (dates.status === 'check-in') return first;
  const both = chooseDay(first, dates.checkOut, facts).selection;
  return both.status === 'stay' ? both : noDates;
}

/** The days of the asked stay, with that of the check-out. */
export function askedDays(calendar: ChatCalendar): ReadonlySet<CalendarDate> {
  return new Set(calendar.shows === 'stay' ? [...nightsOf(calendar), calendar.checkOut] : []);
}

function startAround({ checkIn, checkOut }: Stay, facts: CalendarFacts): CalendarDate {
  const before = Math.floor((daysInStrip - 1 - daysBetween(checkIn, checkOut)) / 2);
  const start = weekOf(addDays(checkIn, -Math.max(0, before)));
  const next = addDays(start, week);
  return startWith(next <= checkIn && checkOut >= addDays(start, daysInStrip - 1) ? next : start, facts);
}

function startWith(day: CalendarDate, { today }: CalendarFacts): CalendarDate {
  return weekOf(day < today ? today : day);
}

function weekOf(day: CalendarDate): CalendarDate {
  return addDays(day, -toPickerDate(day).getDay());
}
