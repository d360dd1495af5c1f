import { parseCalendarDate } from '@getaway/kernel/calendar-date';

/** The first and the last day that a list is searched by. */
export const earliestDay = '2000-01-01';
export const latestDay = '2100-12-31';

/** Whether it is a day that was typed to its end: while a year is typed, its first digits are a year of antiquity. */
export function isPlausibleDay(text: string): boolean {
  return parseCalendarDate(text).ok && text >= earliestDay && text <= latestDay;
}
