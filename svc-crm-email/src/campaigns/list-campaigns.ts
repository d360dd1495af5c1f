import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import type { Page } from '@getaway/contracts/http/paging';
import { sqlOf } from '@getaway/service-kit/sql';
import { shownCampaign, type CampaignDeps, type ShownWith } from './campaign-deps.ts';
import { campaignPage } from './campaigns.repository.ts';

/** A page of the campaigns, newest first, with the number of all of them. */
export async function listCampaigns(
  deps: Pick<CampaignDeps, 'database'> & ShownWith,
  page: Page,
): Promise<{ campaigns: Campaign[]; count: number }> {
  const { campaigns, count } = await campaignPage(sqlOf(deps.database.pool), page);
  return { campaigns: campaigns.map((stored) => shownCampaign(deps, stored)), count };
}
