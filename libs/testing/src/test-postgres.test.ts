import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-postgres.ts';

const migrationsDir = mkdtempSync(join(tmpdir(), 'getaway-migrations-'));
let deployments = 0;

async function deploy(url: string): Promise<void> {
  deployments += 1;
  await query(url, 'create table stays (nights int)');
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => {
  mkdirSync(join(migrationsDir, '1_stays'));
  writeFileSync(join(migrationsDir, '1_stays', 'migration.sql'), '-- the deployer above');
});
afterAll(() => rmSync(migrationsDir, { recursive: true }));

describe('a test database', () => {
  const create = (): Promise<TestDatabase> =>
    createTestDatabase({ postgresUrl: inject('postgresUrl'), migrationsDir, deploy });

  test('is migrated once and copied, and two copies share nothing', async () => {
    const [first, second] = await Promise.all([create(), create()]);
    await query(first.url, 'insert into stays values (2)');

    expect(await query(first.url, 'select nights from stays')).toEqual([{ nights: 2 }]);
    expect(await query(second.url, 'select nights from stays')).toEqual([]);
    expect(deployments).toBe(1);
    await Promise.all([first.drop(), second.drop()]);
  });

  test('is deleted by drop, even while a client is connected', async () => {
    const database = await create();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'select 1')).rejects.toThrow('does not exist');
    await client.end();
  });
});
