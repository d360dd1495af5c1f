import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { Sql } from '@getaway/service-kit/sql';
import { byDate, eventOfBlock, eventOfExternal, eventOfStay } from './calendar-event.rules.ts';
import {
  blocksBetween,
  externalStaysTouching,
  staysTouching,
  type Days,
} from './calendar-view.repository.ts';

/** The events on these days, by date: our own stays of some statuses, external stays, and blocked nights. */
export async function eventsTouching(
  sql: Sql,
  days: Days,
  which: { statuses: readonly BookingStatus[]; duplicatesToo: boolean },
): Promise<CalendarEvent[]> {
  const [stays, externals, blocks] = await Promise.all([
    staysTouching(sql, days, which.statuses),
    externalStaysTouching(sql, days, which),
    blocksBetween(sql, days),
  ]);
  return [...stays.map(eventOfStay), ...externals.map(eventOfExternal), ...blocks.map(eventOfBlock)].sort(
    byDate,
  );
}
