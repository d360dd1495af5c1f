import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from './database.ts';

/** Undefined when the guest is in the sequence already. */
export async function createEnrolment(
  tx: Tx,
  enrolment: { sequenceId: string; guestId: string; enrolledAt: Date },
): Promise<{ id: string } | undefined> {
  const [made] = await tx.sequenceEnrolment.createManyAndReturn({ data: [enrolment], skipDuplicates: true });
  return made;
}

export async function deleteEnrolment(
  tx: Tx,
  enrolment: { sequenceId: string; guestId: string },
): Promise<boolean> {
  return (await tx.sequenceEnrolment.deleteMany({ where: enrolment })).count > 0;
}

/** Holds a guest's sequences back, or lets them go; undefined when there is no such guest. */
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
