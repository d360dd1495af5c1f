import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { exportedStatuses } from './direct-stay.rules.ts';
import { eventsTouching } from './events-touching.ts';

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
