import { sqlOf } from '@getaway/service-kit/sql';
import { outcomeOf, type CampaignDeps, type CampaignOutcome, type ShownWith } from './campaign-deps.ts';
import { removeDraft } from './campaigns.repository.ts';

/** Deletes a draft. */
export async function deleteCampaign(
  deps: Pick<CampaignDeps, 'database'> & ShownWith,
  id: string,
): Promise<CampaignOutcome | { readonly ok: true }> {
  const sql = sqlOf(deps.database.pool);
  return (await removeDraft(sql, id)) ? { ok: true } : outcomeOf(deps, sql, id, false);
}
