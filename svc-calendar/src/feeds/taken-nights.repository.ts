import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { stayLimits } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import { exportedStatuses } from '../merged-calendar/direct-stay.rules.ts';

/** The nights from today on that a feed claims already, or that our own stays and blocks have. */
export async function takenNights(sql: Sql, feedId: string, today: CalendarDate): Promise<Set<CalendarDate>> {
  const rows = await sql<{ night: string }>(
    `WITH taken AS (
       SELECT start_date, end_date FROM external_bookings WHERE feed_id = $1 AND NOT is_echo
       UNION ALL
       SELECT check_in_date, check_out_date FROM direct_stays WHERE status = ANY($4::text[])
       UNION ALL
       SELECT date, date + 1 FROM blocked_nights WHERE is_blocked)
     SELECT DISTINCT night::date::text AS night FROM taken
     CROSS JOIN generate_series(greatest(start_date, $2::date), least(end_date, $3::date) - 1, interval '1 day') AS night`,
    feedId,
    today,
    addDays(today, stayLimits.maxDaysAhead),
    exportedStatuses,
  );
  return new Set(rows.map(({ night }) => calendarDate(night)));
}
