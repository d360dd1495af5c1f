import * as v from 'valibot';
import { loadConfig } from '@getaway/service-kit/config';
import { createLogger } from '@getaway/service-kit/logger';
import { configVariables } from './config.ts';
import { openDatabase } from './database/database.ts';
import { forgetPasswordGuesses } from './staff/sign-in-limits.repository.ts';

// A command to run next to the serving replicas: `npm run allow-sign-in`, in the service's environment. It
// deletes all counted sign-in attempts, so that anyone can try again at once.
const config = loadConfig(v.pick(configVariables, ['DATABASE_URL', 'LOG_LEVEL']), process.env);
const logger = createLogger({ part: 'svc-booking', level: config.LOG_LEVEL });
const database = openDatabase(config.DATABASE_URL, (error) => logger.warn({ err: error }, 'connection lost'));
try {
  const counters = await forgetPasswordGuesses(database.pool);
  logger.info({ counters }, 'failed sign-ins cleared: everyone can try to sign in again');
} catch (error) {
  logger.error({ err: error }, 'failed sign-ins could not be cleared');
  process.exitCode = 1;
} finally {
  await database.close();
}
