import type { Answer } from '@getaway/contracts/http/call';
import type { readCampaign as readCampaignCall } from '@getaway/contracts/http/newsletter-campaigns';
import { sqlOf } from '@getaway/service-kit/sql';
import { shownCampaign, type CampaignDeps, type ShownWith } from './campaign-deps.ts';
import { countBounced, countEngagement, countUnsubscribed } from './campaign-results.repository.ts';
import { findCampaign } from './campaigns.repository.ts';

/** A campaign with its results; opens and clicks only while emails are tracked. Undefined for an unknown campaign. */
export async function readCampaign(
  deps: Pick<CampaignDeps, 'database'> & ShownWith & { isTracking: boolean },
  id: string,
): Promise<Answer<typeof readCampaignCall> | undefined> {
  const sql = sqlOf(deps.database.pool);
  const stored = await findCampaign(sql, id);
  if (!stored) return undefined;
  const unsubscribed = await countUnsubscribed(sql, id);
  const bounced = await countBounced(sql, id);
  const { opened, clicked } = deps.isTracking
    ? await countEngagement(sql, id)
    : { opened: null, clicked: null };
  return { ...shownCampaign(deps, stored), results: { unsubscribed, bounced, opened, clicked } };
}
