import { addDays, daysBetween, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { hourMs } from '@getaway/kernel/instant';
import { nightsOf } from '@getaway/kernel/stay';
import { happens, oneOf, type RandomInt } from './random-int.ts';

/** Nights that one couple has. */
export interface Slot {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
}

const lengths = [1, 2, 2, 2, 2, 2, 3, 3, 4] as const;

/** Fills a calendar from its first day on: full weekends, gaps in the week, and the emptier the further ahead. */
export function planSlots(
  randomInt: RandomInt,
  range: { from: CalendarDate; today: CalendarDate; until: CalendarDate; blocked: ReadonlySet<CalendarDate> },
): Slot[] {
  const slots: Slot[] = [];
  let day = range.from;
  while (day < range.until) {
    const slot = { checkIn: day, checkOut: addDays(day, oneOf(randomInt, lengths)) };
    const isBlocked = nightsOf(slot).some((night) => range.blocked.has(night));
    if (isBlocked || !happens(randomInt, demandPercent(day, range.today))) day = addDays(day, 1);
    else {
      slots.push(slot);
      day = slot.checkOut;
    }
  }
  return slots;
}

function demandPercent(day: CalendarDate, today: CalendarDate): number {
  const isWeekend = [5, 6].includes(weekdayOf(day));
  const usual = isWeekend ? 97 : 90;
  const ahead = Math.max(0, daysBetween(today, day));
  return Math.max(6, Math.round(usual * (1 - ahead / 130)));
}

/** A moment of a day at which people book: from nine in the morning to ten at night on the east coast. */
export function momentOf(randomInt: RandomInt, day: CalendarDate): Date {
  return new Date(Date.parse(`${day}T13:00:00Z`) + randomInt(13 * hourMs));
}
