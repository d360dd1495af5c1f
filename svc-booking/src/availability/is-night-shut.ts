import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { isTooClose } from './is-too-close.ts';
import { isNightTaken } from './nights.repository.ts';
import type { OwnNights } from './own-nights.rules.ts';

/** Whether a night is taken, or kept free around a stay. A guest's own stay does not count. */
export async function isNightShut(
  sql: Sql,
  night: CalendarDate,
  { own, nightsBetween }: { readonly own: OwnNights; readonly nightsBetween: number },
): Promise<boolean> {
  if (await isNightTaken(sql, night, own)) return true;
  return isTooClose(sql, { checkIn: night, checkOut: addDays(night, 1) }, { nightsBetween, own });
}
