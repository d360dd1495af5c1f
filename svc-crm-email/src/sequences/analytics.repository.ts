import type pg from 'pg';

export interface SequenceNumbers {
  readonly totalSent: number;
  readonly opened: number;
  readonly clicked: number;
  readonly converted: number;
  readonly machineOpens: number;
}

/**
 * Counts over the emails that one sequence, or all sequences, sent. A click counts as an open, even without
 * pictures. An email converted when its guest booked again within 30 days (domain page).
 */
export async function countEngagement(pool: pg.Pool, sequenceId: string | null): Promise<SequenceNumbers> {
  const { rows } = await pool.query<SequenceNumbers>(
    `SELECT count(*)::int AS "totalSent",
       count(*) FILTER (WHERE e.opened OR e.clicked)::int AS opened,
       count(*) FILTER (WHERE e.clicked)::int AS clicked,
       count(*) FILTER (WHERE EXISTS (
         SELECT 1 FROM guest_bookings b
         WHERE b.guest_id = s.guest_id AND b.booking_id IS DISTINCT FROM s.booking_id
           AND b.status IN ('confirmed', 'completed')
           AND b.created_at > s.sent_at AND b.created_at <= s.sent_at + interval '30 days'))::int AS converted,
       COALESCE(sum(e.machines), 0)::int AS "machineOpens"
     FROM email_sends s
     LEFT JOIN LATERAL (
       SELECT bool_or(kind = 'open' AND NOT is_machine) AS opened,
         bool_or(kind = 'click' AND NOT is_machine) AS clicked,
         count(*) FILTER (WHERE kind = 'open' AND is_machine) AS machines
       FROM email_engagements WHERE send_id = s.id) e ON true
     WHERE s.status = 'sent' AND s.sequence_id IS NOT NULL AND ($1::text IS NULL OR s.sequence_id = $1)`,
    [sequenceId],
  );
  return rows[0] ?? { totalSent: 0, opened: 0, clicked: 0, converted: 0, machineOpens: 0 };
}
