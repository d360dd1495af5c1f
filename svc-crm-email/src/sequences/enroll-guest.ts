import { lockSequence } from './email-sequences.repository.ts';
import { createEnrollment } from './enrollments.repository.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { lockPlans } from './step-sends.repository.ts';

export type EnrollOutcome =
  | { readonly ok: true; readonly enrolledAt: Date }
  | { readonly ok: false; readonly reason: 'no-sequence' | 'no-guest' | 'not-manual' | 'enrolled' };

/** Adds a guest to a manual sequence; its delays count from now. */
export async function enrollGuest(
  deps: SequenceDeps,
  input: { sequenceId: string; guestId: string },
): Promise<EnrollOutcome> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    const sequence = await lockSequence(tx, input.sequenceId);
    if (!sequence) return { ok: false, reason: 'no-sequence' };
    if (sequence.triggerType !== 'manual') return { ok: false, reason: 'not-manual' };
    if ((await tx.guest.count({ where: { id: input.guestId } })) === 0)
      return { ok: false, reason: 'no-guest' };
    // Locked before the enrollment, in the same order as when guests are merged, to prevent deadlocks.
    await lockPlans(sql);
    const made = await createEnrollment(tx, { ...input, enrolledAt: now });
    if (!made) return { ok: false, reason: 'enrolled' };
    await planSequences(deps, tx, sql, { scope: { sequenceId: sequence.id }, now });
    return { ok: true, enrolledAt: now };
  });
}
