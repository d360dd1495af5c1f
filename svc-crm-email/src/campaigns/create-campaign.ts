import { sqlOf } from '@getaway/service-kit/sql';
import {
  invalidFields,
  outcomeOf,
  type CampaignDeps,
  type CampaignOutcome,
  type ShownWith,
} from './campaign-deps.ts';
import type { CampaignFields } from './campaign.rules.ts';
import { insertCampaign } from './campaigns.repository.ts';

/** Creates a draft. An unknown variable or an unsafe link is refused. */
export async function createCampaign(
  deps: Pick<CampaignDeps, 'database' | 'now'> & ShownWith,
  fields: CampaignFields,
): Promise<CampaignOutcome> {
  const invalid = invalidFields(fields);
  if (invalid) return invalid;
  const sql = sqlOf(deps.database.pool);
  return outcomeOf(deps, sql, await insertCampaign(sql, fields, deps.now()), true);
}
