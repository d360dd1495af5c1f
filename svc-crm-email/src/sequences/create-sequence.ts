import { sequenceKeyOf } from '@getaway/contracts/sequence-key';
import { createSequence as writeNew, type SequenceFields } from './email-sequences.repository.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { keyless, trimmed, type SequenceOutcome } from './sequence-outcome.ts';

/** Creates a sequence without steps. */
export async function createSequence(
  deps: SequenceDeps,
  input: Omit<SequenceFields, 'sequenceKey'> & { sequenceKey: string | undefined },
): Promise<SequenceOutcome> {
  const sequenceKey = input.sequenceKey ?? sequenceKeyOf(input.name);
  if (sequenceKey === '') return keyless;
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    const sequence = await writeNew(tx, trimmed({ ...input, sequenceKey }), now);
    if (!sequence) return { ok: false, reason: 'key-taken' };
    await planSequences(deps, tx, sql, { scope: { sequenceId: sequence.id }, now });
    return { ok: true, sequence };
  });
}
