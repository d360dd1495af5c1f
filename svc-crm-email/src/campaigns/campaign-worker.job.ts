import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@getaway/service-kit/logger';
import type { Notifications } from '@getaway/service-kit/messaging/notifications';
import { startNotifyLoop } from '@getaway/service-kit/messaging/notify-loop';
import type { Running } from '@getaway/service-kit/shutdown';
import { queueCampaigns, type QueueCampaignsDeps } from './queue-campaigns.ts';
import { campaignsChannel } from './wake-campaigns.ts';

/** While no campaign is being sent, polls become this much rarer: a scheduled one may start this late. */
const longestSweeps = 30;

/** Queues the emails of campaigns at their pace. Several replicas may run. */
export async function startCampaignWorker(
  deps: QueueCampaignsDeps & { notifications: Notifications; sweepMs: number; logger: Logger },
): Promise<Running> {
  const stopping = new AbortController();
  const loop = await startNotifyLoop({
    notifications: deps.notifications,
    channel: campaignsChannel,
    sweepMs: deps.sweepMs,
    longestSweepMs: longestSweeps * deps.sweepMs,
    work: async () => {
      if (!(await queueCampaigns(deps))) return false;
      // Steadily while a campaign is being sent: the loop's own polls would become rarer.
      await sleep(deps.sweepMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      return !stopping.signal.aborted;
    },
    onFailure: (error) => deps.logger.warn({ err: error }, 'campaigns could not be queued; retrying'),
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}
