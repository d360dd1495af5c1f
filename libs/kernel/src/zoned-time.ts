import { addDays, dateInZone, type CalendarDate } from './calendar-date.ts';

/** The instant of a local date and time (HH:MM) in a zone. A time that DST skips is taken an hour earlier. */
export function instantInZone(date: CalendarDate, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asUtc - offsetMs(asUtc, timeZone);
  // The offset of the guess differs from the first one when a change of clocks lies between them.
  return new Date(asUtc - offsetMs(guess, timeZone));
}

/** The local time of an instant in a zone, HH:MM. */
export function timeInZone(instant: Date, timeZone: string): string {
  const local = new Date(instant.getTime() + offsetMs(instant.getTime(), timeZone));
  return local.toISOString().slice(11, 16);
}

/** An instant in a zone for files, as spreadsheets read it: '2026-02-13 16:00:00'. */
export function stampInZone(instant: Date, timeZone: string): string {
  const local = new Date(instant.getTime() + offsetMs(instant.getTime(), timeZone));
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

/** The same local time some days later or earlier, across DST changes. */
export function addDaysInZone(instant: Date, days: number, timeZone: string): Date {
  const date = addDays(dateInZone(instant, timeZone), days);
  const withinMinute = instant.getTime() % 60_000;
  return new Date(instantInZone(date, timeInZone(instant, timeZone), timeZone).getTime() + withinMinute);
}

function offsetMs(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
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

/** Creating a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
