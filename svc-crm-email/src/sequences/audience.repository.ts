import type { Sql } from '@getaway/service-kit/sql';
import { heldBackOfGuest } from '../database/held-back-of-guest.ts';
import type { WaitingStep } from './outgoing-steps.rules.ts';

/** The queued sends of a sequence in sending order. */
export async function readWaitingSteps(sql: Sql, sequenceId: string): Promise<WaitingStep[]> {
  return sql<WaitingStep>(
    `SELECT s.message_key AS "messageKey", s.send_at AS "sendAt", s.step_number AS "stepNumber",
       s.expires_at AS "expiresAt", s.waits_for_morning AS "waitsForMorning", g.email,
       b.check_in_date::text AS "checkInDate", b.check_out_date::text AS "checkOutDate",
       COALESCE(NULLIF(g.first_name, ''), NULLIF(split_part(g.guest_name, ' ', 1), ''), g.email) AS "firstName",
       g.sequences_paused_at IS NOT NULL OR ${heldBackOfGuest} IS NOT NULL AS "isHeldBack"
     FROM email_sends s JOIN guests g ON g.id = s.guest_id
       LEFT JOIN guest_bookings b ON b.booking_id = s.booking_id
     WHERE s.sequence_id = $1 AND s.kind = 'sequence-step' AND s.status = 'pending'
     ORDER BY s.send_at, s.step_number, s.id`,
    sequenceId,
  );
}

/** Sets the time from which triggers count for one step of a sequence, or for all; null means always. */
export async function setAppliesFrom(
  sql: Sql,
  which: { sequenceId: string; linkId: string | undefined; appliesFrom: Date | null },
): Promise<void> {
  await sql(
    `UPDATE sequence_templates SET applies_from = $3::timestamptz
     WHERE sequence_id = $1 AND ($2::text IS NULL OR id = $2)`,
    which.sequenceId,
    which.linkId ?? null,
    which.appliesFrom?.toISOString() ?? null,
  );
}

/** Runs work and rolls it back; an error rolls back the whole transaction. */
export async function tryOut(sql: Sql, work: () => Promise<void>): Promise<void> {
  await sql('SAVEPOINT tried_out');
  await work();
  await sql('ROLLBACK TO SAVEPOINT tried_out');
}
