import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { AudienceDeps, AudienceInput } from './audience.ts';
import { checkAudience } from './check-audience.ts';
import { planSequences } from './plan-sequences.ts';

/**
 * Plans a sequence after a change that starts no emails. A preview shows what it moves, which is mostly
 * nothing.
 */
export async function planAsBefore(
  deps: AudienceDeps,
  tx: Tx,
  sql: Sql,
  input: AudienceInput,
): Promise<void> {
  const { sequenceId, request, now } = input;
  const plan = (): Promise<void> => planSequences(deps, tx, sql, { scope: { sequenceId }, now });
  const isAsked =
    request.isPreview || (request.confirmed !== undefined && request.confirmed !== newGuestsOnly);
  return isAsked ? checkAudience(deps, sql, input, plan) : plan();
}
