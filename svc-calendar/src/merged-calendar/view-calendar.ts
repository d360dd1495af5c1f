import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import {
  blocksBetween,
  externalStaysTouching,
  staysTouching,
  type Days,
} from './calendar-view.repository.ts';
import {
  byDate,
  collapseDuplicates,
  eventOfBlock,
  eventOfExternal,
  eventOfStay,
} from './calendar-event.rules.ts';
import { exportedStatuses } from './direct-stay.rules.ts';

/** Everything that staff see on these days, by date. Unpaid card holds are left out. */
export async function viewCalendar(sql: Sql, days: Days): Promise<CalendarEvent[]> {
  const events = await eventsTouching(sql, days, { statuses: exportedStatuses, duplicatesToo: false });
  return collapseDuplicates(events);
}

const holdingStatuses: readonly BookingStatus[] = [...exportedStatuses, 'pending'];

/** Everything that takes a night, including what the calendar does not show. */
export async function explainNight(
  sql: Sql,
  date: CalendarDate,
): Promise<{
  date: CalendarDate;
  isTaken: boolean;
  events: { event: CalendarEvent; holdsNight: boolean }[];
}> {
  const days = { start: date, end: date };
  const touching = await eventsTouching(sql, days, { statuses: holdingStatuses, duplicatesToo: true });
  const events = touching
    .filter(({ type, endDate }) => type === 'blocked' || endDate > date)
    .map((event) => ({ event, holdsNight: !(event.type === 'external' && event.isEcho) }));
  return { date, isTaken: events.some(({ holdsNight }) => holdsNight), events };
}

async function eventsTouching(
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
