import { calendarDate } from '@getaway/kernel/calendar-date';
import { readCalendar } from '../src/ical/read-calendar.ts';

export const today = '2026-11-22';

export function readLines(lines: readonly string[], { timeZone = 'America/New_York', on = today } = {}) {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const reading = readCalendar(text, { timeZone, today: calendarDate(on) });
  if (!reading.ok) throw new Error(reading.fault);
  return reading;
}

export const eventOf = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a',
  'SUMMARY:Blocked',
  ...lines,
  'END:VEVENT',
];
export const read = (lines: readonly string[], options = {}) => readLines(eventOf(...lines), options);

export const spansOf = ({ stays }: ReturnType<typeof readLines>) =>
  stays.map(({ startDate, endDate }) => `${startDate} ${endDate}`);

const compact = (date: string) => date.replaceAll('-', '');
export const days = (from: string, to: string) => [
  `DTSTART;VALUE=DATE:${compact(from)}`,
  `DTEND;VALUE=DATE:${compact(to)}`,
];
