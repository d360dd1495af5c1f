import { sqlOf } from '@getaway/service-kit/sql';
import { invalidFields, outcomeOf, type CampaignDeps, type CampaignOutcome } from './campaign-deps.ts';
import type { CampaignFields } from './campaign.rules.ts';
import { updateDraft } from './campaigns.repository.ts';

/** Changes a draft; a campaign that was scheduled or sent stays as it is. */
export async function changeCampaign(
  deps: Pick<CampaignDeps, 'database' | 'publicOrigin' | 'now'>,
  id: string,
  fields: CampaignFields,
): Promise<CampaignOutcome> {
  const invalid = invalidFields(fields);
  if (invalid) return invalid;
  const sql = sqlOf(deps.database.pool);
  return outcomeOf(deps.publicOrigin, sql, id, await updateDraft(sql, id, fields, deps.now()));
}
