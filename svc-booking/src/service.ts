import { randomUUID } from 'node:crypto';
import { systemClock } from '@getaway/kernel/instant';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { startService, type StartedService } from '@getaway/service-kit/start-service';
import type { Config } from './config.ts';
import { openDatabase } from './data/database.ts';
import { bookingGauges } from './data/gauges.repository.ts';
import { seedCatalogue } from './data/seed.ts';
import { ensureFirstAdmin } from './data/staff.repository.ts';
import { createDependencies } from './dependencies.ts';
import { paymentJobs, upkeepJobs } from './jobs.ts';
import { externalNightsConsumer } from './messaging/external-nights.consumer.ts';
import { guestsConsumer } from './messaging/guests.consumer.ts';
import { newsletterConsumer } from './messaging/newsletter.consumer.ts';
import { serviceRoutes } from './routes.ts';
import { judgePasswords, refuseGuessablePassword } from './session/password-strength.ts';
import { hashPassword } from './session/password.ts';

/** Starts svc-booking. */
export function startBookingService(config: Config): Promise<StartedService> {
  return startService({
    name: 'svc-booking',
    config,
    openDatabase,
    prepare: async ({ database, property }) => {
      refuseGuessablePassword(config, judgePasswords(property.name));
      await seedCatalogue(database, property, systemClock());
      await ensureFirstAdmin(sqlOfPrisma(database.prisma), {
        id: randomUUID(),
        username: config.ADMIN_USERNAME,
        password: await hashPassword(config.ADMIN_PASSWORD),
        chosenAt: config.ADMIN_PASSWORD_CHOSEN ? systemClock() : null,
      });
    },
    build: (base) => {
      const deps = createDependencies(config, base);
      const { pool } = base.database;
      return {
        consumers: [newsletterConsumer(deps), guestsConsumer(deps), externalNightsConsumer(deps)],
        jobs: [
          ...paymentJobs({ ...deps, payments: deps.backgroundPayments }),
          ...upkeepJobs({ pool, now: deps.now }),
        ],
        gauges: bookingGauges(pool),
        ...serviceRoutes(config, base, deps),
      };
    },
  });
}
