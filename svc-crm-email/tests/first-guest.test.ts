import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type {} from '@getaway/testing/global-setup';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { keptGuestFinds } from '../src/guests/guest-finds.repository.ts';
import { createCrmDatabase } from './crm-database.ts';

let created: TestDatabase;
let database: pg.Pool;
beforeAll(async () => {
  created = await createCrmDatabase(inject('postgresUrl'));
  database = new pg.Pool({ connectionString: created.url, max: 3 });
  database.on('error', () => undefined);
});
afterAll(async () => {
  await database.end();
  await created.drop();
});

test('the first guest is counted, even if staff viewed the empty list before', async () => {
  const finds = keptGuestFinds(database);
  const count = () => finds.count({ where: 'true', values: [] });
  expect(await count()).toBe(0);
  await database.query(
    "INSERT INTO guests (id, guest_name, email) VALUES ('g1', 'Maya Okafor', 'm@example.com')",
  );
  expect(await count()).toBe(1);
});
