import pg from 'pg';
import { startJobs } from '../src/jobs.ts';
import { createLogger } from '../src/logger.ts';
import { openNotifications } from '../src/messaging/notifications.ts';
import { deployMigrations } from '../src/migrations/deploy.ts';

/**
 * Prepares a test database as a service's first start does: the migrations, and the tables of its jobs, which
 * take longer to create than to copy from a template.
 */
export async function deployWithJobs(url: string, migrationsDir: string): Promise<void> {
  await deployMigrations(url, migrationsDir);
  const logger = createLogger({ part: 'test', level: 'silent' });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const notifications = await openNotifications(url);
  const jobs = await startJobs({ pool, notifications, jobs: [], logger });
  await jobs.stop();
  await notifications.stop();
  await pool.end();
}
