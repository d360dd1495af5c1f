import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount } from '@getaway/kernel/stay';
import { formatDay, formatNights } from '@getaway/web-kit/format/dates';
import type { DateSelection } from './calendar-selection.ts';

/** What is chosen, and what to do next. */
export function statusLine(dates: DateSelection): string {
  switch (dates.status) {
    case 'empty':
      return 'Choose your check-in date';
    case 'check-in':
      return `Check-in ${unbroken(dates.checkIn)}. Now choose your check-out date`;
    case 'stay':
      return `${formatNights(nightCount(dates))}: ${unbroken(dates.checkIn)} to ${unbroken(dates.checkOut)}`;
    default:
      return dates satisfies never;
  }
}

/** A day that a narrow line does not part. */
function unbroken(day: CalendarDate): string {
  return formatDay(day).replaceAll(' ', '\u00a0');
}
