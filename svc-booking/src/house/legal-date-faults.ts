import type { FieldError } from '@getaway/contracts/problems';
import { addDays, dateInZone, parseCalendarDate } from '@getaway/kernel/calendar-date';
import { valueIn } from '@getaway/property/file-values';

/** The date of the legal texts can't be in the future. Tomorrow is accepted, because it has already begun in some time zones. */
export function legalDateFaults(content: unknown, now: Date): FieldError[] {
  const lastUpdated = parseCalendarDate(valueIn(content, ['policies', 'lastUpdated']));
  if (!lastUpdated.ok || lastUpdated.date <= addDays(dateInZone(now, 'UTC'), 1)) return [];
  const message = `${lastUpdated.date} is in the future: write the day on which the legal texts were changed last`;
  return [{ path: 'policies.lastUpdated', message }];
}
