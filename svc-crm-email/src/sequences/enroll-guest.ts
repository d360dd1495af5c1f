import { sqlOf } from '@getaway/service-kit/sql';
import { createEnrolment, deleteEnrolment, writePause } from './enrollments.repository.ts';
import { lockSequence } from './email-sequences.repository.ts';
import { lockPlans } from './step-sends.repository.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './save-sequence.ts';

export type EnrolOutcome =
  | { readonly ok: true; readonly enrolledAt: Date }
  | { readonly ok: false; readonly reason: 'no-sequence' | 'no-guest' | 'not-manual' | 'enrolled' };

/** Adds a guest to a manual sequence; its delays count from now. */
export async function enrolGuest(
  deps: SequenceDeps,
  input: { sequenceId: string; guestId: string },
): Promise<EnrolOutcome> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    const sequence = await lockSequence(tx, input.sequenceId);
    if (!sequence) return { ok: false, reason: 'no-sequence' };
    if (sequence.triggerType !== 'manual') return { ok: false, reason: 'not-manual' };
    if ((await tx.guest.count({ where: { id: input.guestId } })) === 0)
      return { ok: false, reason: 'no-guest' };
    // Locked before the enrollment, in the same order as when guests are merged, to prevent deadlocks.
    await lockPlans(sql);
    const made = await createEnrolment(tx, { ...input, enrolledAt: now });
    if (!made) return { ok: false, reason: 'enrolled' };
    await planSequences(deps, tx, sql, { scope: { sequenceId: sequence.id }, now });
    return { ok: true, enrolledAt: now };
  });
}

/**
 * Removes a guest from a manual sequence and cancels the queued emails. Returns false when they are not in
 * it.
 */
export async function withdrawGuest(
  deps: SequenceDeps,
  input: { sequenceId: string; guestId: string },
): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    await lockPlans(sql);
    if (!(await deleteEnrolment(tx, input))) return false;
    await planSequences(deps, tx, sql, { scope: { sequenceId: input.sequenceId }, now });
    return true;
  });
}

/** Pauses or resumes all sequences of a guest. Emails that are a day late on resume are skipped. */
export async function pauseSequences(
  deps: SequenceDeps,
  input: { guestId: string; isPaused: boolean },
): Promise<{ pausedAt: Date | null } | undefined> {
  return writePause(sqlOf(deps.database.pool), input.guestId, input.isPaused ? deps.now() : null);
}
