import path from 'node:path';
import pg from 'pg';
import { startJobs } from '@getaway/service-kit/jobs';
import { createLogger } from '@getaway/service-kit/logger';
import { openNotifications } from '@getaway/service-kit/messaging/notifications';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');

/**
 * A fresh database as after the service's first start: with the job tables, which take longer to create than
 * to copy.
 */
export function createCrmDatabase(postgresUrl: string): Promise<TestDatabase> {
  return createTestDatabase({ postgresUrl, migrationsDir, deploy: deployWithJobs });
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
