import { countsDays, triggerSchema, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { FieldError } from '@getaway/contracts/problems';
import { sequenceKeyOf } from '@getaway/contracts/sequence-key';
import type { Clock } from '@getaway/kernel/instant';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import {
  changeSequence as writeChange,
  createSequence as writeNew,
  deleteSequence as writeDeletion,
  lockSequence,
  takenKeys,
  type SequenceFields,
} from './email-sequences.repository.ts';
import { createStep } from './sequence-steps.repository.ts';
import { lockPlans } from './step-sends.repository.ts';
import {
  planAsBefore,
  planForAudience,
  refusingOtherAudiences,
  type AudienceDeps,
  type AudienceRefusal,
  type AudienceRequest,
} from './find-audience.ts';
import { planSequences } from './plan-sequences.ts';

export interface SequenceDeps extends AudienceDeps {
  readonly database: Database;
  readonly now: Clock;
}

export type SequenceOutcome =
  | { readonly ok: true; readonly sequence: EmailSequence }
  | { readonly ok: false; readonly reason: 'not-found' | 'key-taken' }
  | AudienceRefusal
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

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

/**
 * Updates the given fields; unsent emails follow. When a sequence is activated or gets another trigger, it
 * emails the audience in `request`.
 */
export async function changeSequence(
  deps: SequenceDeps,
  id: string,
  changes: { [Key in keyof SequenceFields]?: SequenceFields[Key] | undefined },
  request: AudienceRequest = {},
): Promise<SequenceOutcome> {
  const now = deps.now();
  return refusingTakenKeys(() =>
    deps.database.transact(async (tx, sql): Promise<SequenceOutcome> => {
      const known = await lockSequence(tx, id);
      if (!known) return { ok: false, reason: 'not-found' };
      const fields = {
        name: changes.name ?? known.name,
        description: changes.description === undefined ? known.description : changes.description,
        sequenceKey: changes.sequenceKey ?? known.sequenceKey,
        triggerType: changes.triggerType ?? known.triggerType,
        triggerValue: changes.triggerValue === undefined ? known.triggerValue : changes.triggerValue,
        isActive: changes.isActive ?? known.isActive,
      };
      const trigger = v.safeParse(triggerSchema, fields);
      if (!trigger.success) {
        return {
          ok: false,
          reason: 'invalid',
          errors: trigger.issues.map((issue) => ({
            path: v.getDotPath(issue) ?? '',
            message: issue.message,
          })),
        };
      }
      const sequence = await writeChange(tx, id, trimmed(fields));
      if (!sequence) throw new KeyTakenError();
      const startsAnew =
        (fields.isActive && !known.isActive) ||
        sequence.triggerType !== known.triggerType ||
        sequence.triggerValue !== known.triggerValue;
      const plan = startsAnew ? planForAudience : planAsBefore;
      await plan(deps, tx, sql, { sequenceId: id, request, now });
      return { ok: true, sequence };
    }),
  );
}

/** Deletes a sequence and its queued emails. Returns false for an unknown sequence. */
export async function deleteSequence(deps: SequenceDeps, id: string): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    if (!(await lockSequence(tx, id))) return false;
    // Locked before its enrollments are deleted, in the same order as when guests are merged.
    await lockPlans(sql);
    await writeDeletion(tx, id);
    await planSequences(deps, tx, sql, { scope: { sequenceId: id }, now });
    return true;
  });
}

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

const keyless: SequenceOutcome = {
  ok: false,
  reason: 'invalid',
  errors: [
    {
      path: 'sequenceKey',
      message: 'Enter a sequence key: the name has no letters or digits to create one from',
    },
  ],
};

/** A trigger without days stores none. */
function trimmed(fields: SequenceFields): SequenceFields {
  const { name, description, sequenceKey, triggerType, triggerValue, isActive } = fields;
  const days = countsDays(triggerType) ? triggerValue : null;
  return { name, description, sequenceKey, triggerType, triggerValue: days, isActive };
}

function numbered(start: string, copies: number): string {
  return copies === 1 ? start : `${start}_${copies}`;
}

class KeyTakenError extends Error {}

/** A duplicate key aborts its transaction, so it is reported after the rollback. */
async function refusingTakenKeys(work: () => Promise<SequenceOutcome>): Promise<SequenceOutcome> {
  try {
    return await refusingOtherAudiences(work);
  } catch (error) {
    if (error instanceof KeyTakenError) return { ok: false, reason: 'key-taken' };
    throw error;
  }
}
