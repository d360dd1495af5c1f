import { sqlOf } from '@getaway/service-kit/sql';
import { outcomeOf, type CampaignDeps, type CampaignOutcome, type ShownWith } from './campaign-deps.ts';
import { removeUnsent } from './campaigns.repository.ts';

/** Deletes a draft, or a canceled campaign of which no email was queued: the log of emails keeps what it names. */
export async function deleteCampaign(
  deps: Pick<CampaignDeps, 'database'> & ShownWith,
  id: string,
): Promise<CampaignOutcome | { readonly ok: true }> {
  const sql = sqlOf(deps.database.pool);
  return (await removeUnsent(sql, id)) ? { ok: true } : outcomeOf(deps, sql, id, false);
}
