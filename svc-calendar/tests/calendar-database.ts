import path from 'node:path';
import { inject } from 'vitest';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';
import { openDatabase, type Database } from '../src/database/database.ts';

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');

/** A fresh database with svc-calendar's tables. */
export function createCalendarDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ postgresUrl: inject('postgresUrl'), migrationsDir, deploy: deployMigrations });
}

/** The same with connections to it; `close` drops it. */
export async function openCalendarDatabase(): Promise<Database> {
  const created = await createCalendarDatabase();
  const database = openDatabase(created.url, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}
