import { systemClock, type Clock } from '@getaway/kernel/instant';
import { withFields } from '@getaway/service-kit/house/live-house';
import { followSessions } from '@getaway/service-kit/session/follow-sessions';
import { startService, type StartedService } from '@getaway/service-kit/start-service';
import type { Config } from './config.ts';
import { consumersOf } from './consumers.ts';
import { startCampaignWorker } from './campaigns/campaign-worker.job.ts';
import { openDatabase } from './database/database.ts';
import { emailGauges } from './database/gauges.repository.ts';
import { createDependencies, type SharedTemplates } from './dependencies.ts';
import { serviceJobs } from './jobs.ts';
import { createCatchUp } from './bookings-copy/catch-up.ts';
import { startEmailWorker } from './delivery/email-worker.job.ts';
import { serviceRoutes } from './routes.ts';

/** Starts svc-crm-email. */
export function startCrmEmailService(
  config: Config,
  now: Clock = systemClock,
  shared?: SharedTemplates,
): Promise<StartedService> {
  const catchUp = createCatchUp();
  return startService({
    name: 'svc-crm-email',
    config,
    openDatabase: (url, onIdleError) => openDatabase(url, onIdleError, config.DATABASE_PATIENCE_MS),
    // Due emails are sent even while the broker is unavailable.
    prepare: async (base) => {
      const deps = await createDependencies(config, base, { now, shared });
      const worker = await startEmailWorker(
        withFields(deps, {
          isBehind: catchUp.isBehind,
          notifications: base.notifications,
          perMinute: config.MAILS_PER_MINUTE,
          sweepMs: config.EMAIL_SWEEP_MS,
        }),
      );
      base.onStop('email worker', () => worker.stop());
      const campaigns = await startCampaignWorker(
        withFields(deps, { notifications: base.notifications, sweepMs: config.EMAIL_SWEEP_MS }),
      );
      base.onStop('campaigns', () => campaigns.stop());
      return deps;
    },
    build: async (base, deps) => {
      const guard = await followSessions(base, config, systemClock);
      const consumers = consumersOf(deps);
      const catchingUp = catchUp.follow(base.broker, consumers[0].name);
      base.onStop('catching up', () => catchingUp.stop());
      return {
        consumers,
        jobs: serviceJobs(deps),
        gauges: emailGauges(deps.pool),
        ...serviceRoutes(config, withFields(deps, { guard })),
      };
    },
  });
}
