import { sqlOf } from '@getaway/service-kit/sql';
import { outcomeOf, type CampaignDeps, type CampaignOutcome, type ShownWith } from './campaign-deps.ts';
import { setOnWeb } from './campaigns.repository.ts';

/** Shows a campaign on the web, or no longer. */
export async function showCampaign(
  deps: Pick<CampaignDeps, 'database'> & ShownWith,
  id: string,
  isOnWeb: boolean,
): Promise<CampaignOutcome> {
  const sql = sqlOf(deps.database.pool);
  return outcomeOf(deps, sql, id, await setOnWeb(sql, id, isOnWeb));
}
