import type { CampaignAction } from '@getaway/contracts/http/newsletter-campaigns';
import { outcomeOf, type CampaignDeps, type CampaignOutcome, type ShownWith } from './campaign-deps.ts';
import { transitions } from './campaign.rules.ts';
import { moveCampaign } from './campaigns.repository.ts';
import { cancelQueued } from './unsent-campaigns.repository.ts';
import { wakeCampaigns } from './wake-campaigns.ts';

/**
 * Makes a scheduled campaign a draft again, or pauses, resumes, or cancels one. Of two people, the first one is
 * obeyed. Emails that are being handed to the mail server at this moment still go out.
 */
export async function actOnCampaign(
  deps: Pick<CampaignDeps, 'database' | 'now'> & ShownWith,
  id: string,
  action: CampaignAction,
): Promise<CampaignOutcome> {
  return deps.database.transact(async (_tx, sql) => {
    const isDone = await moveCampaign(sql, id, transitions[action], deps.now());
    if (isDone && action === 'cancel') await cancelQueued(sql, id);
    if (isDone && action === 'resume') await wakeCampaigns(sql);
    return outcomeOf(deps, sql, id, isDone);
  });
}
