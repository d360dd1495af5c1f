import { sqlOf } from '@getaway/service-kit/sql';
import { createEnrolment, deleteEnrolment, writePause } from './enrollments.repository.ts';
import { lockSequence } from './email-sequences.repository.ts';
import { lockPlans } from './step-sends.repository.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './save-sequence.ts';

export type EnrolOutcome =
  | { readonly ok: true; readonly enrolledAt: Date }
  | { readonly ok: false; readonly reason: 'no-sequence' | 'no-guest' | 'not-manual' | 'enrolled' };

/** Puts a guest into a manual sequence; its delays count from now. */
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
    // Before the enrolment, as when guests are merged: neither waits for what the other holds.
    await lockPlans(sql);
    const made = await createEnrolment(tx, { ...input, enrolledAt: now });
    if (!made) return { ok: false, reason: 'enrolled' };
    await planSequences(deps, tx, sql, { scope: { sequenceId: sequence.id }, now });
    return { ok: true, enrolledAt: now };
  });
}

/** Takes a guest out again; what waits is cancelled. False when they are not in it. */
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

/** Holds back everything that sequences have for a guest, or lets it go on: what is a day late by then stays unsent. */
export async function pauseSequences(
  deps: SequenceDeps,
  input: { guestId: string; isPaused: boolean },
): Promise<{ pausedAt: Date | null } | undefined> {
  return writePause(sqlOf(deps.database.pool), input.guestId, input.isPaused ? deps.now() : null);
}
