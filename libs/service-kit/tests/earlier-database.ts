import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase } from '@getaway/testing/test-postgres';
import { deployMigrations } from '../src/migrations/deploy.ts';

/** A database without the newest migrations, for tests of what the previous version sees of them. */
export interface EarlierDatabase {
  readonly client: pg.Client;
  readonly url: string;
  /** Applies the migrations that it lacks. */
  update(): Promise<void>;
  drop(): Promise<void>;
}

/** A fresh database before the given migration. Later ones, which may need it, are missing as well. */
export async function openDatabaseBefore(migration: string, migrationsDir: string): Promise<EarlierDatabase> {
  const earlierMigrations = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync(migrationsDir, earlierMigrations, {
    recursive: true,
    filter: (file) => {
      const [name = ''] = path.relative(migrationsDir, file).split(path.sep);
      return !/^\d/.test(name) || name < migration;
    },
  });
  const database = await createTestDatabase({
    postgresUrl: inject('postgresUrl'),
    migrationsDir: earlierMigrations,
    deploy: deployMigrations,
  });
  const client = new pg.Client(database.url);
  await client.connect();
  return {
    client,
    url: database.url,
    update: async () => {
      await deployMigrations(database.url, migrationsDir);
    },
    drop: async () => {
      await client.end();
      await database.drop();
      rmSync(earlierMigrations, { recursive: true });
    },
  };
}
