import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import type { Page } from '@getaway/contracts/http/paging';
import { sqlOf } from '@getaway/service-kit/sql';
import { shownCampaign, type CampaignDeps } from './campaign-deps.ts';
import { campaignPage } from './campaigns.repository.ts';

/** A page of the campaigns, newest first, with the number of all of them. */
export async function listCampaigns(
  { database, publicOrigin }: Pick<CampaignDeps, 'database' | 'publicOrigin'>,
  page: Page,
): Promise<{ campaigns: Campaign[]; count: number }> {
  const { campaigns, count } = await campaignPage(sqlOf(database.pool), page);
  return { campaigns: campaigns.map((stored) => shownCampaign(publicOrigin, stored)), count };
}
