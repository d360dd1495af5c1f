import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { Sql } from '@getaway/service-kit/sql';
import { collapseDuplicates } from './calendar-event.rules.ts';
import type { Days } from './calendar-view.repository.ts';
import { exportedStatuses } from './direct-stay.rules.ts';
import { eventsTouching } from './events-touching.ts';

/** Everything that staff see on these days, by date. Unpaid card holds are left out. */
export async function viewCalendar(sql: Sql, days: Days): Promise<CalendarEvent[]> {
  const events = await eventsTouching(sql, days, { statuses: exportedStatuses, duplicatesToo: false });
  return collapseDuplicates(events);
}
