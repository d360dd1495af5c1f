import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';

/** Undefined when the guest is in the sequence already. */
export async function createEnrollment(
  tx: Tx,
  enrollment: { sequenceId: string; guestId: string; enrolledAt: Date },
): Promise<{ id: string } | undefined> {
  const [made] = await tx.sequenceEnrollment.createManyAndReturn({
    data: [enrollment],
    skipDuplicates: true,
  });
  return made;
}

export async function deleteEnrollment(
  tx: Tx,
  enrollment: { sequenceId: string; guestId: string },
): Promise<boolean> {
  return (await tx.sequenceEnrollment.deleteMany({ where: enrollment })).count > 0;
}

/**
 * Moves a guest's manual sequences to another guest. When both are in one, the enrollment that is further
 * along, or began first, continues and the other's queued emails are canceled, so that each step is sent
 * once. A step counts from the moment that it is on its way. Call `lockPlans` first, or a concurrent plan restores them.
 */
export async function joinEnrollments(sql: Sql, guestId: string, otherId: string): Promise<void> {
  await sql(
    `WITH ranked AS (
       SELECT e.id, row_number() OVER (PARTITION BY e.sequence_id ORDER BY (
         SELECT max(s.step_number) FROM email_sends s
         WHERE s.kind = 'sequence-step' AND s.guest_id = e.guest_id
           AND (s.status = 'sent' OR (s.status = 'pending' AND s.leased_until IS NOT NULL))
           AND s.message_key LIKE '%:enrolment:' || e.id) DESC NULLS LAST, e.enrolled_at, e.id) AS rank
       FROM sequence_enrollments e WHERE e.guest_id IN ($1, $2)),
     left_out AS (
       DELETE FROM sequence_enrollments e USING ranked WHERE e.id = ranked.id AND ranked.rank > 1 RETURNING e.id)
     UPDATE email_sends s SET status = 'cancelled', leased_until = NULL FROM left_out
     WHERE s.kind = 'sequence-step' AND s.status = 'pending' AND s.guest_id IN ($1, $2)
       AND s.message_key LIKE '%:enrolment:' || left_out.id`,
    guestId,
    otherId,
  );
  await sql('UPDATE sequence_enrollments SET guest_id = $1 WHERE guest_id = $2', guestId, otherId);
}

/** Pauses or resumes a guest's sequences. Undefined for an unknown guest. */
export async function writePause(
  sql: Sql,
  guestId: string,
  pausedAt: Date | null,
): Promise<{ pausedAt: Date | null } | undefined> {
  const [row] = await sql<{ at: Date | null }>(
    `UPDATE guests SET sequences_paused_at =
       CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE COALESCE(sequences_paused_at, $2::timestamptz) END
     WHERE id = $1 RETURNING sequences_paused_at AS at`,
    guestId,
    pausedAt?.toISOString() ?? null,
  );
  return row && { pausedAt: row.at };
}
