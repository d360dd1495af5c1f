import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import { draftOutcomeOf, type CampaignDeps, type CampaignOutcome, type ShownWith } from './campaign-deps.ts';
import type { CampaignFields } from './campaign.rules.ts';
import { findCampaign, updateDraft } from './campaigns.repository.ts';

/**
 * Changes the draft of `updatedAt`; one that was saved, scheduled, or sent since then stays as it is. The same save once
 * more, as after an answer that was lost, is done. Faults of its texts are refused when it is sent.
 */
export async function changeCampaign(
  deps: Pick<CampaignDeps, 'database' | 'now'> & ShownWith,
  draft: { readonly id: string; readonly updatedAt: Date; readonly fields: CampaignFields },
): Promise<CampaignOutcome> {
  const sql = sqlOf(deps.database.pool);
  const isSaved =
    (await updateDraft(sql, draft, deps.now())) || (await isStored(sql, draft.id, draft.fields));
  return draftOutcomeOf(deps, sql, draft.id, isSaved);
}

async function isStored(sql: Sql, id: string, fields: CampaignFields): Promise<boolean> {
  const stored = await findCampaign(sql, id);
  return (
    stored?.status === 'draft' &&
    (Object.keys(fields) as (keyof CampaignFields)[]).every((field) => stored[field] === fields[field])
  );
}
