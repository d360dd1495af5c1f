import { useState } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { firstDayOf } from '@getaway/kernel/calendar-month';
import { openingMonth } from '@getaway/kernel/opening-month';
import { firstFreeNight } from '@getaway/kernel/stay';
import { toPickerDate } from '@getaway/web-kit/picker-dates';
import type { CalendarFacts, DateSelection } from './calendar-selection.ts';

interface ShownMonth {
  /** The first of the months in sight, whichever day of it. */
  month: Date;
  turnTo: (month: Date) => void;
}

/**
 * The first of the months in sight: that of the check-in, or of the first night that can be had; where one month is in sight,
 * not one that is almost over. It turns when a check-in is
 * chosen elsewhere that cannot be seen, by a link for one.
 */
export function useShownMonth(dates: DateSelection, facts: CalendarFacts, monthsInSight: number): ShownMonth {
  const checkIn = dates.status === 'empty' ? undefined : dates.checkIn;
  const [month, turnTo] = useState(() => toPickerDate(checkIn ?? opening(facts, monthsInSight)));
  const [seen, setSeen] = useState(checkIn);
  if (checkIn !== seen) {
    setSeen(checkIn);
    if (checkIn && !isInSight(toPickerDate(checkIn), month, monthsInSight)) turnTo(toPickerDate(checkIn));
  }
  return { month, turnTo };
}

function opening({ today, booked }: CalendarFacts, monthsInSight: number): CalendarDate {
  return monthsInSight === 1 ? firstDayOf(openingMonth(today, booked)) : firstFreeNight(today, booked);
}

function isInSight(day: Date, month: Date, monthsInSight: number): boolean {
  const ahead = (day.getFullYear() - month.getFullYear()) * 12 + day.getMonth() - month.getMonth();
  return ahead >= 0 && ahead < monthsInSight;
}
