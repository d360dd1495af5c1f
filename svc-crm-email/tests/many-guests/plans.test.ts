import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type {} from '@getaway/testing/global-setup';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { conditionOf, type GuestFilters, type GuestOrder } from '../../src/data/guest-filters.ts';
import { keptGuestCounts } from '../../src/data/guest-counts.ts';
import { pageStatement } from '../../src/data/guest-list.repository.ts';
import { createCrmDatabase } from '../crm-database.ts';
import { seedGuests } from './seed-guests.ts';

let created: TestDatabase;
let database: pg.Pool;
beforeAll(async () => {
  created = await createCrmDatabase(inject('postgresUrl'));
  database = new pg.Pool({ connectionString: created.url, max: 3 });
  database.on('error', () => undefined);
  await seedGuests(database, 4_000);
});
afterAll(async () => {
  await database.end();
  await created.drop();
});

const byName: GuestOrder = { sortBy: 'name', sortOrder: 'asc' };

test.each<[string, GuestFilters & GuestOrder, string]>([
  ['by name', byName, 'guests_by_name'],
  ['by name, last first', { sortBy: 'name', sortOrder: 'desc' }, 'guests_by_name'],
  ['by stays', { sortBy: 'stays', sortOrder: 'desc' }, 'guests_total_stays_id_idx'],
  ['by lifetime value', { sortBy: 'lifetimeValue', sortOrder: 'asc' }, 'guests_lifetime_value_id_idx'],
  ['by newest contact', { sortBy: 'lastContact', sortOrder: 'desc' }, 'guests_by_newest_contact'],
  ['by oldest contact', { sortBy: 'lastContact', sortOrder: 'asc' }, 'guests_last_contact_date_id_idx'],
  ['a part of a name', { ...byName, search: 'kaforaq' }, 'guests_search'],
  ['a telephone number', { ...byName, search: '555-0123' }, 'guests_search'],
  ['two characters', { ...byName, search: 'qz' }, 'guests_search'],
  ['a frequent name', { ...byName, search: 'maya' }, 'guests_search'],
  ['a rare tag', { ...byName, tags: 'sommelier' }, 'guests_by_tags'],
  ['many stays', { sortBy: 'stays', sortOrder: 'desc', minStays: 3 }, 'guests_total_stays_id_idx'],
])('%s is found in an index', async (_title, query, index) => {
  const condition = conditionOf(query);
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN ${pageStatement(condition, query, 100)}`,
    [...condition.values, 20, 0],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on guests');
});

test('a count is exact, also while a change is not committed yet', async () => {
  const count = keptGuestCounts(database);
  const all = { where: 'true', values: [] };
  expect(await count(all)).toBe(4_000);
  const other = await database.connect();
  await other.query('BEGIN');
  await other.query("DELETE FROM guests WHERE id = 'guest-1'");
  expect(await count(all)).toBe(4_000);
  await other.query('COMMIT');
  other.release();
  expect(await count(all)).toBe(3_999);
  await database.query("DELETE FROM guests WHERE id = 'guest-2'");
  expect(await count(all)).toBe(3_998);
});
