import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';

/** Converts a calendar date to the local midnight that the calendar component (react-day-picker) uses. */
export function toPickerDate(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The component asks for the same day many times while it renders. */
const known = new WeakMap<Date, CalendarDate>();

export function fromPickerDate(date: Date): CalendarDate {
  const day = known.get(date) ?? dayOf(date);
  known.set(date, day);
  return day;
}

function dayOf(date: Date): CalendarDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return calendarDate(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
