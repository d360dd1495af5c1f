import { lockSequence, takenKeys, createSequence as writeNew } from './email-sequences.repository.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import type { SequenceOutcome } from './sequence-outcome.ts';
import { createStep } from './sequence-steps.repository.ts';

/** Copies a sequence with its steps. The copy is inactive, so that guests do not get everything twice. */
export async function duplicateSequence(deps: SequenceDeps, id: string): Promise<SequenceOutcome> {
  const now = deps.now();
  return deps.database.transact(async (tx) => {
    const original = await lockSequence(tx, id);
    if (!original) return { ok: false, reason: 'not-found' };
    const start = `${original.sequenceKey.slice(0, 85)}_copy`;
    const taken = new Set(await takenKeys(tx, start));
    let copies = 1;
    while (taken.has(numbered(start, copies))) copies += 1;
    const copy = await writeNew(
      tx,
      {
        ...original,
        name: `${original.name.slice(0, 85)} (Copy${copies > 1 ? ` ${copies}` : ''})`,
        sequenceKey: numbered(start, copies),
        isActive: false,
      },
      now,
    );
    if (!copy) return { ok: false, reason: 'key-taken' };
    for (const step of original.templates) {
      await createStep(tx, {
        ...step,
        sequenceId: copy.id,
        templateId: step.id,
        isActive: step.isStepActive,
      });
    }
    const sequence = await lockSequence(tx, copy.id);
    return sequence ? { ok: true, sequence } : { ok: false, reason: 'not-found' };
  });
}

function numbered(start: string, copies: number): string {
  return copies === 1 ? start : `${start}_${copies}`;
}
