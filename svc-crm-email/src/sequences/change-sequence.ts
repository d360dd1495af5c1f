import * as v from 'valibot';
import { triggerSchema } from '@getaway/contracts/http/email-sequences';
import { catchRefusal, Refused } from '@getaway/service-kit/refusal';
import { wouldOverwrite } from '../database/row-versions.ts';
import { refusingOtherAudiences, type AudienceRequest } from './audience.ts';
import {
  lockSequence,
  changeSequence as writeChange,
  type SequenceFields,
} from './email-sequences.repository.ts';
import { planAsBefore } from './plan-as-before.ts';
import { planForAudience } from './plan-for-audience.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { trimmed, type SequenceOutcome } from './sequence-outcome.ts';

export type SequenceChanges = { readonly [Key in keyof SequenceFields]?: SequenceFields[Key] | undefined };

/**
 * Updates the given fields; unsent emails follow. When a sequence is activated or gets another trigger, it
 * emails the audience in `request`. With the version that staff had before them, nothing is overwritten that somebody
 * else has saved since.
 */
export async function changeSequence(
  deps: SequenceDeps,
  id: string,
  { changes, version }: { readonly changes: SequenceChanges; readonly version?: string | undefined },
  request: AudienceRequest = {},
): Promise<SequenceOutcome> {
  const now = deps.now();
  return catchRefusal(
    KeyRefused,
    refusingOtherAudiences(() =>
      deps.database.transact(async (tx, sql): Promise<SequenceOutcome> => {
        const known = await lockSequence(tx, id);
        if (!known) return { ok: false, reason: 'not-found' };
        if (wouldOverwrite(known, changes, version)) return { ok: false, reason: 'changed' };
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
        if (!sequence) throw new KeyRefused({ ok: false, reason: 'key-taken' });
        const startsAnew =
          (fields.isActive && !known.isActive) ||
          sequence.triggerType !== known.triggerType ||
          sequence.triggerValue !== known.triggerValue;
        const plan = startsAnew ? planForAudience : planAsBefore;
        await plan(deps, tx, sql, { sequenceId: id, request, now });
        return { ok: true, sequence };
      }),
    ),
  );
}

interface KeyTaken {
  readonly ok: false;
  readonly reason: 'key-taken';
}

/** A duplicate key aborts its transaction, so it is reported after the rollback. */
class KeyRefused extends Refused<KeyTaken> {}
