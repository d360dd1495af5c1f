import { setTimeout as sleep } from 'node:timers/promises';
import type { Notifications } from '@getaway/service-kit/messaging/notifications';
import { startNotifyLoop } from '@getaway/service-kit/messaging/notify-loop';
import type { Running } from '@getaway/service-kit/shutdown';
import { deliverEmails, type DeliverDeps } from './deliver-emails.ts';
import { emailSendsChannel } from './email-worker.rules.ts';

/** A mail server that hangs does not delay a stop any longer; the leases of unfinished sends expire. */
const stopPatienceMs = 5_000;

/**
 * While no email is due, polls become this much rarer: scheduled sends may be this late, queued ones are not.
 */
const longestSweeps = 30;

/**
 * Sends recorded emails, but only once the service has caught up with its events. Several replicas may run.
 */
export async function startEmailWorker(
  deps: Omit<DeliverDeps, 'mayGoOn'> & {
    notifications: Notifications;
    sweepMs: number;
    isBehind: () => boolean;
  },
): Promise<Running> {
  let isStopping = false;
  const loop = await startNotifyLoop({
    notifications: deps.notifications,
    channel: emailSendsChannel,
    sweepMs: deps.sweepMs,
    longestSweepMs: longestSweeps * deps.sweepMs,
    work: async () => {
      if (!deps.isBehind()) await deliverEmails({ ...deps, mayGoOn: () => !isStopping });
      return false;
    },
    onFailure: (error) => deps.logger.warn({ err: error }, 'emails could not be delivered; retrying'),
  });
  return {
    stop: async () => {
      isStopping = true;
      await Promise.race([loop.stop(), sleep(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}
