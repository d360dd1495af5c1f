import { readBookingSnapshot } from '@getaway/contracts/http/internal-snapshots';
import { systemClock } from '@getaway/kernel/instant';
import { loadConfig, loadHouse } from '@getaway/service-kit/config';
import { readShownHouse } from '@getaway/service-kit/house/open-house';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { snapshotPages, snapshotTimeoutMs } from '@getaway/service-kit/http/snapshot-pages';
import { createLogger } from '@getaway/service-kit/logger';
import { bookingEmailOptions } from './booking-email-options.ts';
import { rebuildConfigSchema } from './config.ts';
import { openDatabase } from './database/database.ts';
import { loadTemplates } from './writing/fill-template.ts';
import { createEmailWriter } from './writing/write-email.ts';
import { rebuildBookings } from './bookings-copy/rebuild-bookings.ts';

// A separate command to run next to the serving replicas: `npm run rebuild`, in the service's environment.
const config = loadConfig(rebuildConfigSchema, process.env);
const logger = createLogger({ part: 'svc-crm-email', level: config.LOG_LEVEL });
const ask = createServiceClient({ baseUrl: config.BOOKING_URL, token: config.INTERNAL_TOKEN });
const timeoutMs = snapshotTimeoutMs;
const database = openDatabase(config.DATABASE_URL, (error) => logger.warn({ err: error }, 'connection lost'));
try {
  const fromFile = loadHouse(config.PROPERTY_FILE);
  const { property, entryInstructions } = await readShownHouse({ pool: database.pool, logger, fromFile });
  const bookings = await rebuildBookings({
    database,
    emails: createEmailWriter({
      fill: await loadTemplates(property),
      property: { ...property, entryInstructions },
      publicOrigin: config.PUBLIC_ORIGIN,
    }),
    timeZone: property.timeZone,
    ...bookingEmailOptions(config, property),
    now: systemClock,
    pages: () => snapshotPages((query) => ask(readBookingSnapshot, { query, timeoutMs })),
  });
  logger.info({ bookings }, 'copy rebuilt');
} catch (error) {
  logger.error({ err: error }, 'copy could not be rebuilt');
  process.exitCode = 1;
} finally {
  await database.close();
}
