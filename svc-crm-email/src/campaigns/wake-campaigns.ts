import type { Sql } from '@getaway/service-kit/sql';
import { notifyCampaigns } from './campaign-queue.repository.ts';

/** The channel that wakes the worker of campaigns. */
export const campaignsChannel = 'email_campaigns';

/** Makes the worker of campaigns look at once, after the commit of the transaction. */
export function wakeCampaigns(sql: Sql): Promise<void> {
  return notifyCampaigns(sql, campaignsChannel);
}
