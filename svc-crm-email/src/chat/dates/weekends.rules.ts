import { addDays, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';

/** The weekend that comes next or is under way, or one `weeks` later. A weekend that has begun starts today. */
export function weekendAhead(today: CalendarDate, weeks: number): Stay {
  const friday = addDays(fridayOf(today), weeks * 7);
  return { checkIn: friday < today ? today : friday, checkOut: addDays(friday, 2) };
}

/** 'Next weekend' is the one after this; on a Sunday this week's is over, and the next one is the coming one. */
export function nextWeekend(today: CalendarDate): Stay {
  return weekendAhead(today, weekdayOf(today) === 0 ? 0 : 1);
}

/**
 * The weekend around a day: from the Friday before it, or from the day itself when that is a Thursday; a `long` one goes
 * on to Monday when the day is a Sunday or a Monday. The days from Tuesday on belong to the weekend that follows.
 */
export function weekendAround(day: CalendarDate, long: boolean): Stay {
  const weekday = weekdayOf(day);
  const friday = addDays(day, 3 - ((weekday + 5) % 7));
  const checkIn = weekday === 4 ? day : friday;
  const goesOn = long && (weekday === 0 || weekday === 1);
  return { checkIn, checkOut: addDays(friday, goesOn ? 3 : 2) };
}

/** The Monday that a day's week begins with. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The Friday of the weekend that is next or under way; on a Sunday it is over. */
function fridayOf(day: CalendarDate): CalendarDate {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 6 ? -1 : 5 - weekday);
}
