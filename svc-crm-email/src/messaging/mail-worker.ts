import { setTimeout as sleep } from 'node:timers/promises';
import { startWokenLoop } from '@getaway/service-kit/messaging/woken-loop';
import type { Running } from '@getaway/service-kit/shutdown';
import { emailSendsChannel } from '../data/email-sends.repository.ts';
import { deliverMails, type DeliverDeps } from '../use-cases/deliver-mails.ts';

/** A mail server that hangs does not hold up a stop for longer; the lease lets go of what was in hand. */
const stopPatienceMs = 5_000;

/** Sends recorded emails, but only once the service has caught up with its events. Several replicas may run. */
export async function startMailWorker(
  deps: Omit<DeliverDeps, 'mayGoOn'> & { databaseUrl: string; sweepMs: number; isBehind: () => boolean },
): Promise<Running> {
  let isStopping = false;
  const loop = await startWokenLoop({
    databaseUrl: deps.databaseUrl,
    channel: emailSendsChannel,
    sweepMs: deps.sweepMs,
    work: async () => {
      if (!deps.isBehind()) await deliverMails({ ...deps, mayGoOn: () => !isStopping });
      return false;
    },
    onFailure: (error) => deps.logger.warn({ err: error }, 'mails could not be worked off; trying again'),
  });
  return {
    stop: async () => {
      isStopping = true;
      await Promise.race([loop.stop(), sleep(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}
