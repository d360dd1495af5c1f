import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { setAppliesFrom, tryOut } from './audience.repository.ts';
import type { AudienceDeps, AudienceInput } from './audience.ts';
import { checkAudience } from './check-audience.ts';
import { planSequences } from './plan-sequences.ts';
import { lockPlans } from './step-sends.repository.ts';

/**
 * Plans a sequence after a change of its times or its audience. Rolls back changes that are dry runs or not
 * confirmed.
 */
export async function planForAudience(
  deps: AudienceDeps,
  tx: Tx,
  sql: Sql,
  input: AudienceInput & { readonly linkId?: string },
): Promise<void> {
  const { sequenceId, linkId, request, now } = input;
  const planFrom = async (appliesFrom: Date | null): Promise<void> => {
    await lockPlans(sql);
    await setAppliesFrom(sql, { sequenceId, linkId, appliesFrom });
    await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
  };
  const planForAll = (): Promise<void> => checkAudience(deps, sql, input, () => planFrom(null));
  if (request.isPreview || (request.confirmed !== undefined && request.confirmed !== newGuestsOnly))
    return planForAll();
  if (request.confirmed === undefined) await tryOut(sql, planForAll);
  return planFrom(now);
}
