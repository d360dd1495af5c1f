import type { CampaignAction, CampaignStatus } from '@getaway/contracts/http/newsletter-campaigns';
import { addMilliseconds, hourMs, minuteMs } from '@getaway/kernel/instant';

/** What staff decide about a campaign. */
export interface CampaignFields {
  readonly name: string;
  readonly subject: string;
  readonly previewText: string;
  readonly body: string;
  readonly segment: string;
  readonly subscribedSince: string | null;
  readonly pacePerHour: number;
  readonly isOnWeb: boolean;
}

/** The name in previews and tests. */
export const sampleFirstName = 'Maya';

/** Recipients are recorded and queued in statements of this size at most. */
export const batchOfRecipients = 1_000;
/** More queued emails of a campaign would make emails of sequences wait behind them. */
const mostQueued = 500;
const fewestQueued = 10;
/** Time in which nothing could be queued, such as an outage, is made up for up to this much only. */
const longestCatchUpMs = minuteMs;

/**
 * How many emails of a campaign to queue now so that it keeps its pace, with `queued` of them still unsent. The
 * pace is used up to `pacedUntil`, which is ahead of `now` when another replica's clock is, or when this one was set
 * back.
 */
export function portionOf(
  campaign: { readonly pacePerHour: number; readonly pacedUntil: Date; readonly queued: number },
  now: Date,
): { readonly count: number; readonly pacedUntil: Date } {
  const { pacePerHour, queued } = campaign;
  const eachMs = hourMs / pacePerHour;
  const earliest = addMilliseconds(now, -Math.max(longestCatchUpMs, eachMs));
  if (campaign.pacedUntil > now) {
    const isSetBack = campaign.pacedUntil > addMilliseconds(now, longestCatchUpMs);
    return { count: 0, pacedUntil: isSetBack ? now : campaign.pacedUntil };
  }
  const from = campaign.pacedUntil < earliest ? earliest : campaign.pacedUntil;
  const due = Math.floor((now.getTime() - from.getTime()) / eachMs);
  // A minute's worth may wait in the queue: a mail server that was down gets no more than that at once.
  const most = Math.min(Math.max(Math.floor(pacePerHour / 60), fewestQueued), mostQueued);
  const room = Math.max(0, most - queued);
  if (due > room) return { count: room, pacedUntil: now };
  return { count: due, pacedUntil: addMilliseconds(from, Math.ceil(due * eachMs)) };
}

/** The states in which an action is possible, and the one that it leads to. */
export const transitions: Readonly<
  Record<CampaignAction, { readonly from: readonly CampaignStatus[]; readonly to: CampaignStatus }>
> = {
  unschedule: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['scheduled', 'sending', 'paused'], to: 'canceled' },
};
