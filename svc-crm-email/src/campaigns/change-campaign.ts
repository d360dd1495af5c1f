import { sqlOf } from '@getaway/service-kit/sql';
import { draftOutcomeOf, invalidFields, type CampaignDeps, type CampaignOutcome } from './campaign-deps.ts';
import type { CampaignFields } from './campaign.rules.ts';
import { updateDraft } from './campaigns.repository.ts';

/** Changes the draft of `updatedAt`; one that was saved, scheduled, or sent since then stays as it is. */
export async function changeCampaign(
  deps: Pick<CampaignDeps, 'database' | 'publicOrigin' | 'now'>,
  draft: { readonly id: string; readonly updatedAt: Date; readonly fields: CampaignFields },
): Promise<CampaignOutcome> {
  const invalid = invalidFields(draft.fields);
  if (invalid) return invalid;
  const sql = sqlOf(deps.database.pool);
  return draftOutcomeOf(deps.publicOrigin, sql, draft.id, await updateDraft(sql, draft, deps.now()));
}
