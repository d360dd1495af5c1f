import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { AudienceDeps } from './audience.ts';
import { planForAudience } from './plan-for-audience.ts';
import { planSequences } from './plan-sequences.ts';
import { findStepsOf } from './sequence-steps.repository.ts';

/** Updates the queued emails of all sequences with a template that has changed. */
export async function replanTemplate(
  deps: AudienceDeps,
  tx: Tx,
  sql: Sql,
  input: { readonly templateId: string; readonly isSwitchedOn: boolean; readonly now: Date },
): Promise<void> {
  const { templateId, isSwitchedOn, now } = input;
  for (const { sequenceId, linkId } of await findStepsOf(tx, [templateId])) {
    // A template that is activated again is sent to guests from now on.
    if (isSwitchedOn)
      await planForAudience(deps, tx, sql, {
        sequenceId,
        linkId,
        request: { confirmed: newGuestsOnly },
        now,
      });
    else await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
  }
}
