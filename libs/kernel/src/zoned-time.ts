import type { CalendarDate } from './calendar-date.ts';

/** The instant at which a zone's clocks show a date and a time (HH:MM). A time that DST skips is taken an hour earlier. */
export function instantInZone(date: CalendarDate, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asUtc - offsetMs(asUtc, timeZone);
  // The offset of the guess differs from the first one when a change of clocks lies between them.
  return new Date(asUtc - offsetMs(guess, timeZone));
}

function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(instant / 1_000) * 1_000;
}
