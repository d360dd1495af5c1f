import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startJobs } from '@getaway/service-kit/jobs';
import { createLogger } from '@getaway/service-kit/logger';
import { openNotifications } from '@getaway/service-kit/messaging/notifications';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');

/**
 * Creates a database from a template that includes the job tables: copying them is faster than creating them.
 */
export function createBookingDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ postgresUrl: inject('postgresUrl'), migrationsDir, deploy: deployWithJobs });
}

async function deployWithJobs(url: string): Promise<void> {
  await deployMigrations(url, migrationsDir);
  const logger = createLogger({ part: 'test', level: 'silent' });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const notifications = await openNotifications(url);
  const jobs = await startJobs({ pool, notifications, jobs: [], logger });
  await jobs.stop();
  await notifications.stop();
  await pool.end();
}
