import { sqlOf } from '@getaway/service-kit/sql';
import { outcomeOf, type CampaignDeps, type CampaignOutcome, type ShownWith } from './campaign-deps.ts';
import type { CampaignFields } from './campaign.rules.ts';
import { insertCampaign } from './campaigns.repository.ts';

/** Creates a draft. It may have faults, so that nothing typed is lost; it is then neither tested nor sent. */
export async function createCampaign(
  deps: Pick<CampaignDeps, 'database' | 'now'> & ShownWith,
  fields: CampaignFields,
): Promise<CampaignOutcome> {
  const sql = sqlOf(deps.database.pool);
  return outcomeOf(deps, sql, await insertCampaign(sql, fields, deps.now()), true);
}
