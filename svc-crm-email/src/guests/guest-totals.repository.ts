import type { Sql } from '@getaway/service-kit/sql';

export async function writeTotals(sql: Sql, guestId: string): Promise<void> {
  await sql('SELECT 1 FROM guests WHERE id = $1 FOR UPDATE', guestId);
  await sql(
    `UPDATE guests SET (total_stays, lifetime_value, first_stay_date, last_stay_date, recent_entry_code) = (
       SELECT count(*)::int,
         coalesce(sum(coalesce(m.paid - m.returned, b.total_price - coalesce((b.state->>'amountDue')::numeric, 0))), 0),
         min(check_in_date), max(check_in_date),
         (array_agg(entry_code ORDER BY check_in_date DESC) FILTER (WHERE entry_code IS NOT NULL))[1]
       FROM guest_bookings b LEFT JOIN booking_money m ON m.booking_id = b.booking_id
       WHERE guest_id = $1 AND b.status IN ('confirmed', 'completed'))
     WHERE id = $1`,
    guestId,
  );
}
