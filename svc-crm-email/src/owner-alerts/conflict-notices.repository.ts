import * as v from 'valibot';
import { calendarDateField } from '@getaway/contracts/http/fields';
import type { Sql } from '@getaway/service-kit/sql';
import { nameOfBooking, type ConflictNotice } from './conflict-notice.rules.ts';

const noticeSchema = v.object({
  conflictId: v.string(),
  conflictDate: calendarDateField,
  sides: v.array(
    v.object({ name: v.string(), what: v.string(), from: calendarDateField, to: calendarDateField }),
  ),
});

/** Records a conflict for an email. A waiting one is updated, and an emailed one is unchanged. */
export async function noteConflict(sql: Sql, notice: ConflictNotice, now: Date): Promise<void> {
  // Before conflicts were recorded, each had its own email.
  await sql(
    `INSERT INTO conflict_notices (conflict_id, conflict_date, sides, noticed_at)
     SELECT $1::text, $2::date, $3::jsonb, $4::timestamptz
     WHERE NOT EXISTS (SELECT 1 FROM email_sends WHERE message_key = 'calendar-conflict:' || $1::text)
     ON CONFLICT (conflict_id) DO UPDATE SET conflict_date = excluded.conflict_date, sides = excluded.sides
       WHERE conflict_notices.emailed_at IS NULL`,
    notice.conflictId,
    notice.conflictDate,
    JSON.stringify(notice.sides),
    now.toISOString(),
  );
}

/**
 * Takes all conflicts that wait for an email, by date, and marks them as emailed: the email has to be
 * recorded in the same transaction. Takes none while the last email is more recent than `notSince`, and none of a booking
 * that is canceled or deleted: they wait, because our copy may be about to learn that the stay was confirmed again.
 */
export async function takeWaitingConflicts(sql: Sql, notSince: Date, now: Date): Promise<ConflictNotice[]> {
  // Of two concurrent calls, the second sees what the first one took.
  await sql(`SELECT pg_advisory_xact_lock(hashtext('conflict-notices'))::text AS locked`);
  const rows = await sql(
    `WITH taken AS (
       UPDATE conflict_notices SET emailed_at = $2::timestamptz
       WHERE emailed_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM conflict_notices WHERE emailed_at > $1::timestamptz)
         AND NOT EXISTS (
           SELECT FROM guest_bookings b WHERE b.status IN ('cancelled', 'deleted')
             AND conflict_notices.sides->0->>'name' = $3::text || b.booking_reference)
       RETURNING conflict_id, conflict_date, sides)
     SELECT conflict_id AS "conflictId", to_char(conflict_date, 'YYYY-MM-DD') AS "conflictDate", sides
     FROM taken ORDER BY conflict_date, conflict_id`,
    notSince.toISOString(),
    now.toISOString(),
    nameOfBooking(''),
  );
  return rows.map((row) => v.parse(noticeSchema, row));
}
