import path from 'node:path';
import { deployWithJobs } from '@getaway/service-kit/tests/job-tables';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');

/** A fresh database as after the service's first start. */
export function createCrmDatabase(postgresUrl: string): Promise<TestDatabase> {
  return createTestDatabase({ postgresUrl, migrationsDir, deploy: deployWithJobs });
}
