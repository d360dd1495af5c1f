import { randomUUID } from 'node:crypto';
import { systemClock } from '@getaway/kernel/instant';
import { withFields } from '@getaway/service-kit/house/live-house';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { startService, type StartedService } from '@getaway/service-kit/start-service';
import { keepStayLinks } from '@getaway/service-kit/stay-links/open-stay';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { bookingGauges } from './database/gauges.repository.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { ensureFirstAdmin } from './staff/staff.repository.ts';
import { importHouse } from './house/import-house.ts';
import { createDependencies } from './dependencies.ts';
import { paymentJobs, upkeepJobs } from './jobs.ts';
import { externalNightsConsumer } from './availability/external-nights.consumer.ts';
import { storedLinks } from './guest-page/stay-links.repository.ts';
import { startPictureThreads } from './house/files/picture-threads.ts';
import { startSizeMaker } from './house/files/start-size-maker.ts';
import { followHouseForGuests } from './house/follow-house-for-guests.ts';
import { guestsConsumer } from './bookings/guests.consumer.ts';
import { newsletterConsumer } from './promo-codes/newsletter.consumer.ts';
import { readPublishedVersion } from './house/read-published-version.ts';
import { serviceRoutes } from './routes.ts';
import { judgePasswords, refuseGuessablePassword } from './staff/password-strength.ts';
import { hashPassword } from './staff/password.ts';

/** Starts svc-booking. */
export function startBookingService(config: Config): Promise<StartedService> {
  return startService({
    name: 'svc-booking',
    config,
    openDatabase,
    prepare: async ({ database, house }) => {
      await importHouse(database, config.PROPERTY_FILE, systemClock());
      await house.refresh();
      const { property } = house;
      refuseGuessablePassword(config, judgePasswords(property.name));
      await keepStayLinks({ stored: storedLinks(database.pool), secret: config.STAY_LINK_SECRET });
      const isEdited = (await readPublishedVersion({ database }, house.revision()))?.source === 'staff';
      await seedCatalogue(database, { house: property, isEdited }, systemClock());
      await ensureFirstAdmin(sqlOfPrisma(database.prisma), {
        id: randomUUID(),
        username: config.ADMIN_USERNAME,
        password: await hashPassword(config.ADMIN_PASSWORD),
        chosenAt: config.ADMIN_PASSWORD_CHOSEN ? systemClock() : null,
      });
    },
    build: async (base) => {
      const houseForGuests = await followHouseForGuests(base, config.PROPERTY_FILE);
      const pictures = startPictureThreads(config.PHOTO_EFFORT);
      const dependencies = withFields(createDependencies(config, base), { houseForGuests, pictures });
      const sizes = startSizeMaker(withFields(dependencies, { stopping: base.stopping }));
      base.onStop('sizes of photos', () => sizes.stop());
      // Stopped before what waits for them.
      base.onStop('picture threads', () => pictures.stop());
      const deps = withFields(dependencies, { onUpload: () => sizes.begin() });
      const { pool } = base.database;
      return {
        consumers: [newsletterConsumer(deps), guestsConsumer(deps), externalNightsConsumer(deps)],
        jobs: [...paymentJobs(withFields(deps, { payments: deps.backgroundPayments })), ...upkeepJobs(deps)],
        gauges: bookingGauges(pool),
        ...serviceRoutes(config, base, deps),
      };
    },
  });
}
