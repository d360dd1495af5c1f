import { addressLine, type Property } from '@getaway/property';
import { checkInNote } from '@getaway/property/check-in-words';
import { hasEntryCodes } from '@getaway/property/entry';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { longDate } from '@getaway/kernel/date-formats';
import { dialedNumber } from '@getaway/kernel/dialed-number';
import { utcFormat } from '@getaway/kernel/utc-format';

const range = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekday = utcFormat({ weekday: 'long' });
const shortDate = utcFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** Wednesday */
export function weekdayName(date: CalendarDate): string {
  return weekday.format(midnight(date));
}

/** June 9, 2027 */
export function fullDate(date: CalendarDate): string {
  return longDate.format(midnight(date));
}

/** Wed, Jun 9 – Fri, Jun 11, 2027 */
export function dateRange(from: CalendarDate, to: CalendarDate): string {
  return range.formatRange(midnight(from), midnight(to)).replace(/\s/gu, ' ');
}

/** Wed, Jun 9 */
export function nightDate(date: CalendarDate): string {
  return shortDate.format(midnight(date));
}

/** Tue, Jun 8 at 4:00 PM EDT: a moment on the clocks of the house. */
export function deadline(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
  // Short dates are joined to their time by a comma.
  return parts.replace(/, (?=\d+:)/u, ' at ').replace(/\u202f/gu, ' ');
}

/** Thu, Jun 10, 2027, 9:00 AM: a moment in the property's time zone. */
export function dayAndTime(instant: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
  return written.replace(/\u202f/gu, ' ');
}

/** 'date-night' to 'Date night', as the forms name an occasion. */
export function occasionName(occasion: string): string {
  const words = occasion.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

/** The values about the property that every template may use. */
export function propertyValues(property: Property): Record<string, string | boolean> {
  return {
    name: property.name,
    tagline: property.tagline,
    address: addressLine(property),
    checkInNote: checkInNote(property),
    parking: property.texts.frame.mails.parking,
    email: property.contact.email,
    phone: property.contact.phone,
    phoneLink: dialedNumber(property.contact.phone),
    hasEntryCodes: hasEntryCodes(property),
  };
}

function midnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
