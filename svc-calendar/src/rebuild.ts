import { randomUUID } from 'node:crypto';
import { systemClock } from '@getaway/kernel/instant';
import { loadConfig, loadHouse } from '@getaway/service-kit/config';
import { readShownHouse } from '@getaway/service-kit/house/open-house';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { createLogger } from '@getaway/service-kit/logger';
import { rebuildConfigSchema } from './config.ts';
import { openDatabase } from './database/database.ts';
import { rebuildCopies } from './merged-calendar/rebuild-copies.ts';

// A separate command to run next to the serving replicas: `npm run rebuild`, in the service's environment.
const config = loadConfig(rebuildConfigSchema, process.env);
const logger = createLogger({ part: 'svc-calendar', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL, (error) => logger.warn({ err: error }, 'connection lost'));
try {
  const fromFile = loadHouse(config.PROPERTY_FILE);
  const { property } = await readShownHouse({ pool: database.pool, logger, fromFile });
  const rebuilt = await rebuildCopies({
    database,
    askBooking: createServiceClient({ baseUrl: config.BOOKING_URL, token: config.INTERNAL_TOKEN }),
    timeZone: property.timeZone,
    now: systemClock,
    newId: randomUUID,
  });
  logger.info(rebuilt, 'copies rebuilt');
} catch (error) {
  logger.error({ err: error }, 'copies could not be rebuilt');
  process.exitCode = 1;
} finally {
  await database.close();
}
