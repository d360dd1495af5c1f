import { parseCalendarDate } from '@getaway/kernel/calendar-date';
import { knownZoneName, zoneOfOffset } from './zone-names.ts';

/** Properties whose values are dates or times; the last two may list several. */
export const dateProperties: ReadonlySet<string> = new Set([
  'DTSTART',
  'DTEND',
  'RECURRENCE-ID',
  'EXDATE',
  'RDATE',
]);

/** A date or time in RFC 5545 format, with its parameters. */
export interface DateValue {
  readonly parameters: string;
  readonly value: string;
}

const momentPattern =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses a date or time leniently when its meaning is clear: dashes and colons, hours without seconds, a UTC
 * offset, an empty `TZID`, a wrong `VALUE`. Undefined when it is not a date of the calendar.
 */
export function readDateValue(parameters: string, written: string): DateValue | undefined {
  const match = momentPattern.exec(written.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00', zone] = match;
  if (!parseCalendarDate(`${year}-${month}-${day}`).ok) return undefined;
  const others = parameters
    .replace(/;VALUE=[^;]*/i, '')
    .replace(/;TZID=(?:"\s*"|\s*)(?=;|$)/i, '')
    .replace(/;TZID=(?:"([^"]*)"|([^;]*))/i, (_text, quoted?: string, plain?: string) => {
      const name = knownZoneName((quoted ?? plain ?? '').trim());
      return /[,:;]/.test(name) ? `;TZID="${name}"` : `;TZID=${name}`;
    });
  const date = `${year}${month}${day}`;
  if (hour === undefined || /;VALUE=DATE(?=;|$)/i.test(parameters)) {
    return { parameters: `${withoutZone(others)};VALUE=DATE`, value: date };
  }
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const value = `${date}T${hour}${minute}${second}`;
  if (zone === undefined) return { parameters: others, value };
  if (/z/i.test(zone)) return { parameters: others, value: `${value}Z` };
  const named = zoneOfOffset(zone);
  return named === undefined ? undefined : { parameters: `${withoutZone(others)};TZID=${named}`, value };
}

function withoutZone(parameters: string): string {
  return parameters.replace(/;TZID=(?:"[^"]*"|[^;]*)/i, '');
}
