import path from 'node:path';
import { inject } from 'vitest';
import { deployWithJobs } from '@getaway/service-kit/tests/job-tables';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');

/** A fresh database as after the service's first start. */
export function createBookingDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ postgresUrl: inject('postgresUrl'), migrationsDir, deploy: deployWithJobs });
}
