import type { Weekday } from '@getaway/kernel/calendar-date';
import type { Wanted } from './items.rules.ts';

/** What is looked for in a period: weekends, Wednesdays, three nights. */
export interface UsualStay {
  readonly name: string;
  /** Any day where it is undefined. */
  readonly firstDay: Weekday | undefined;
  readonly nights: number;
}

const friday = 5;
const monday = 1;
/** A weekday stay of more nights would reach into the weekend. */
const mostMidweekNights = 4;
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekendStay: UsualStay = { name: 'weekends', firstDay: friday, nights: 2 };
export const weekdayStay: UsualStay = { name: 'weekday stays', firstDay: monday, nights: 3 };

/** The stay that a guest describes without dates; undefined when it contradicts itself. */
export function usualStayOf({ nights, weekend, weekday, midweek }: Wanted): UsualStay | undefined {
  if (weekend) {
    if (midweek || weekday !== undefined) return undefined;
    const { firstDay } = weekend;
    const name = firstDay === friday ? weekendStay.name : `stays from ${dayNames[firstDay]}`;
    return { name, firstDay, nights: nights ?? weekend.nights };
  }
  if (weekday !== undefined) {
    const first = { name: `${dayNames[weekday]} nights`, firstDay: weekday, nights: nights ?? 1 };
    return nights === undefined || nights === 1
      ? first
      : { ...first, name: `stays of ${nights} nights from ${dayNames[weekday]}` };
  }
  if (midweek)
    return nights !== undefined && nights > mostMidweekNights
      ? undefined
      : { ...weekdayStay, nights: nights ?? weekdayStay.nights };
  if (nights === undefined) return weekendStay;
  return { name: nights === 1 ? 'nights' : `stays of ${nights} nights`, firstDay: undefined, nights };
}

/** 'Friday to Sunday', looked for in a month. */
export function weekdayRange(first: Weekday, last: Weekday): UsualStay {
  return {
    name: `stays from ${dayNames[first]} to ${dayNames[last]}`,
    firstDay: first,
    nights: (last - first + 7) % 7 || 7,
  };
}
