import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  conditionOf,
  type GuestFilters,
  type GuestOrder,
} from '../../src/guests/guest-filters.repository.ts';
import { findsStatement, keptGuestFinds } from '../../src/guests/guest-finds.repository.ts';
import { pageStatement } from '../../src/guests/guest-list.repository.ts';
import { openCrmPool, type CrmPool } from '../crm-database.ts';
import { seedGuests } from './seed-guests.ts';

let database: CrmPool;
beforeAll(async () => {
  database = await openCrmPool();
  await seedGuests(database.pool, 4_000);
});
afterAll(() => database.close());

const byName: GuestOrder = { sortBy: 'name', sortOrder: 'asc' };

test.each<[string, GuestFilters & GuestOrder, string]>([
  ['by name', byName, 'guests_by_name'],
  ['by name, last first', { sortBy: 'name', sortOrder: 'desc' }, 'guests_by_name'],
  ['by stays', { sortBy: 'stays', sortOrder: 'desc' }, 'guests_total_stays_id_idx'],
  ['by lifetime value', { sortBy: 'lifetimeValue', sortOrder: 'asc' }, 'guests_lifetime_value_id_idx'],
  ['by newest contact', { sortBy: 'lastContact', sortOrder: 'desc' }, 'guests_by_newest_contact'],
  ['by oldest contact', { sortBy: 'lastContact', sortOrder: 'asc' }, 'guests_last_contact_date_id_idx'],
  ['a part of a name', { ...byName, search: 'kaforaq' }, 'guests_search'],
  ['a phone number', { ...byName, search: '555-0123' }, 'guests_search'],
  ['two characters', { ...byName, search: 'qz' }, 'guests_search'],
  ['a frequent name', { ...byName, search: 'maya' }, 'guests_search'],
  ['a rare tag', { ...byName, tags: 'sommelier' }, 'guests_by_tags'],
  ['a phone number without spaces', { ...byName, search: '+14045550123' }, 'guests_search'],
  ['in a sequence', { ...byName, sequenceStatus: 'active' }, 'guests_in_sequences_by_name'],
  ['out of all sequences', { ...byName, sequenceStatus: 'completed' }, 'guests_out_of_sequences_by_name'],
  ['many stays', { sortBy: 'stays', sortOrder: 'desc', minStays: 3 }, 'guests_total_stays_id_idx'],
])('%s is found in an index', async (_title, query, index) => {
  const condition = conditionOf(query);
  const { rows } = condition.isSearch
    ? await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${findsStatement(condition, query)}`, [
        ...condition.values,
      ])
    : await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${pageStatement(condition, query)}`, [
        ...condition.values,
        20,
        0,
      ]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on guests');
});

test('a count is exact, also while a change is not committed yet', async () => {
  const finds = keptGuestFinds(database.pool);
  const count = () => finds.count({ where: 'true', values: [] });
  expect(await count()).toBe(4_000);
  const other = await database.pool.connect();
  await other.query('BEGIN');
  await other.query("DELETE FROM guests WHERE id = 'guest-1'");
  expect(await count()).toBe(4_000);
  await other.query('COMMIT');
  other.release();
  expect(await count()).toBe(3_999);
  await database.pool.query("DELETE FROM guests WHERE id = 'guest-2'");
  expect(await count()).toBe(3_998);
});

test('matches are in order and exact, also while a change is not committed yet', async () => {
  const finds = keptGuestFinds(database.pool);
  const condition = conditionOf({ search: 'maya' });
  const ids = async () => (await finds.inOrder(condition, byName)).ids ?? [];
  const before = await ids();
  expect(before.length).toBeGreaterThan(20);
  const sorted = await database.pool.query<{ id: string }>(
    "SELECT id FROM guests WHERE search_text LIKE '%maya%' ORDER BY list_name, id",
  );
  expect(before).toEqual(sorted.rows.map(({ id }) => id));
  expect((await finds.inOrder(condition, { ...byName, sortOrder: 'desc' })).ids).toEqual(before.toReversed());
  const other = await database.pool.connect();
  await other.query('BEGIN');
  await other.query('DELETE FROM guests WHERE id = $1', [before[0]]);
  expect(await ids()).toEqual(before);
  await other.query('COMMIT');
  other.release();
  expect(await ids()).toEqual(before.slice(1));
});

test('a search with more matches than can be sorted is counted exactly, and shown from the list', async () => {
  await seedGuests(database.pool, 2_000, 4_000);
  const finds = keptGuestFinds(database.pool);
  const found = await finds.inOrder(conditionOf({ search: 'example.com' }), byName);
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM guests');
  expect(found).toEqual({ count: rows[0]?.count, ids: undefined });
  expect(found.count).toBeGreaterThan(5_000);
});
