import { dateInZone } from '@getaway/kernel/calendar-date';
import { csvFile, type CsvColumns } from '@getaway/kernel/csv';
import { stampInZone } from '@getaway/kernel/zoned-time';
import { sqlOf } from '@getaway/service-kit/sql';
import { campaignFileName } from './campaign-file-name.rules.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { allRecipients, type CampaignRecipient } from './campaign-results.repository.ts';
import { findCampaign } from './campaigns.repository.ts';

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

const statusNames: Readonly<Record<string, string>> = {
  sent: 'Sent',
  pending: 'Waiting',
  failed: 'Failed',
  cancelled: 'Left out',
  skipped: 'Left out',
};

const columnsOf = (isOver: boolean, isTracking: boolean, timeZone: string): CsvColumns<CampaignRecipient> => [
  ['Email', ({ email }) => email],
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  // What is not written when a campaign is canceled never is.
  ['Status', ({ status }) => statusNames[status ?? (isOver ? 'cancelled' : 'pending')] ?? status],
  ['Sent', ({ sentAt }) => sentAt && stampInZone(sentAt, timeZone)],
  ['Error', ({ error }) => error],
  ['Unsubscribed Since', ({ isUnsubscribed }) => yesOrNo(isUnsubscribed)],
  ['Bounced Since', ({ isBounced }) => yesOrNo(isBounced)],
  ...(isTracking
    ? ([
        ['Opened', ({ isOpened }) => yesOrNo(isOpened)],
        ['Clicked', ({ isClicked }) => yesOrNo(isClicked)],
      ] satisfies CsvColumns<CampaignRecipient>)
    : []),
];

/**
 * The recipients of a campaign as a CSV file in pieces; times are at the house, opens and clicks only while emails are
 * tracked. Undefined for an unknown campaign.
 */
export async function exportRecipients(
  deps: Pick<CampaignDeps, 'database' | 'now'> & { isTracking: boolean; timeZone: string },
  id: string,
): Promise<{ readonly name: string; readonly content: AsyncIterable<string> } | undefined> {
  const { pool } = deps.database;
  const campaign = await findCampaign(sqlOf(pool), id);
  if (!campaign) return undefined;
  const columns = columnsOf(campaign.status === 'canceled', deps.isTracking, deps.timeZone);
  return {
    name: campaignFileName(campaign.name, dateInZone(deps.now(), deps.timeZone)),
    content: await csvFile(columns, allRecipients(pool, id)),
  };
}
