import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { deployWithJobs } from '@getaway/service-kit/tests/job-tables';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');

/** A fresh database as after the service's first start. */
export function createCrmDatabase(postgresUrl: string): Promise<TestDatabase> {
  return createTestDatabase({ postgresUrl, migrationsDir, deploy: deployWithJobs });
}

/** Connections to a database of its own. */
export interface CrmPool {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export async function openCrmPool(): Promise<CrmPool> {
  const created = await createCrmDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: created.url, max: 3 });
  pool.on('error', () => undefined);
  return {
    pool,
    close: async () => {
      await pool.end();
      await created.drop();
    },
  };
}
