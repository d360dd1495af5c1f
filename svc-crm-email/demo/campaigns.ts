import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs, hourMs, minuteMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { createCampaign } from '../src/campaigns/create-campaign.ts';
import type { CampaignDeps } from '../src/campaigns/campaign-deps.ts';
import type { CampaignFields } from '../src/campaigns/campaign.rules.ts';
import { queueCampaigns, type QueueCampaignsDeps } from '../src/campaigns/queue-campaigns.ts';
import { sendCampaign, type Sending } from '../src/campaigns/send-campaign.ts';
import { saveSegment } from '../src/guests/save-segment.ts';
import type { DiaryEntry } from './diary.ts';
import { campaigns, segments } from './texts.ts';

type DemoCampaignDeps = CampaignDeps & QueueCampaignsDeps;

const usual = { subscribedSince: null, pacePerHour: 500, isOnWeb: true } as const;
/** A campaign to a few dozen subscribers is over by then. */
const sendingMs = 2 * hourMs;

/** What staff prepare for many guests at once: segments, and campaigns that are sent, scheduled, and half written. */
export function campaignsOf(deps: DemoCampaignDeps, now: Date): DiaryEntry[] {
  const { timeZone } = deps.property;
  const today = dateInZone(now, timeZone);
  const sentAt = instantInZone(addDays(today, -12), '10:00', timeZone);
  const [sent, scheduled, draft] = campaigns;
  const queued = Array.from({ length: sendingMs / (5 * minuteMs) }, (_, turn): DiaryEntry => ({
    at: addMilliseconds(sentAt, (turn + 1) * 5 * minuteMs),
    act: () => queueCampaigns(deps),
  }));
  const writtenAt = addMilliseconds(now, -3 * hourMs);
  return [
    ...segments.map((segment): DiaryEntry => ({
      at: addMilliseconds(now, -20 * dayMs),
      act: () => saveSegment(deps, { ...segment, createdBy: 'admin' }),
    })),
    { at: sentAt, act: () => write(deps, { ...usual, ...sent }, undefined) },
    ...queued,
    {
      at: writtenAt,
      act: () => write(deps, { ...usual, ...scheduled }, { date: addDays(today, 6), time: '10:00' }),
    },
    { at: writtenAt, act: () => createCampaign(deps, { ...usual, ...draft }) },
  ];
}

async function write(deps: DemoCampaignDeps, fields: CampaignFields, at: Sending['at']): Promise<void> {
  const created = await createCampaign(deps, fields);
  const sent = created.ok
    ? await sendCampaign(deps, { id: created.campaign.id, at, updatedAt: undefined })
    : created;
  if (!sent.ok) throw new Error(`The campaign ${fields.name} was refused: ${JSON.stringify(sent)}`);
}
