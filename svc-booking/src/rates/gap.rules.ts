import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, type Stay } from '@getaway/kernel/stay';
import { rulesOf, type RateCalendar } from './rate-calendar.rules.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** The night before a stay and the one after it: a stay fills a gap if guests can have neither. */
export function nightsAround({ checkIn, checkOut }: Stay): readonly [CalendarDate, CalendarDate] {
  return [addDays(checkIn, -1), checkOut];
}

/** Whether a stay has fewer nights than the minimum of its arrival. */
export function isBelowMinimum(
  stay: Stay,
  { calendar, rules }: { readonly calendar: Pick<RateCalendar, 'periods'>; readonly rules: StayRules },
): boolean {
  return nightCount(stay) < rulesOf(stay.checkIn, calendar, rules).minimumNights.value;
}
