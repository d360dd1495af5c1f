import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabaseBefore, type EarlierDatabase } from '@getaway/service-kit/tests/earlier-database';

// The previous version serves while the new one is deployed, and each has to see what the other reported.

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');
const renaming = '20261124083000_feed_reports_get_plain_names';

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openDatabaseBefore(renaming, migrationsDir);
  await database.client.query(
    `INSERT INTO external_calendar_feeds (id, name, url, told_failing_at, told_oversized_at)
     VALUES ('copied', 'Airbnb', 'https://example.com/a.ics', '2031-06-01T08:00:00Z', '2031-06-02T08:00:00Z')`,
  );
  await database.update();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.client.query(
    `INSERT INTO external_calendar_feeds (id, name, url) VALUES ('fresh', 'Vrbo', 'https://example.com/v.ics')
     ON CONFLICT (id) DO UPDATE SET failure_reported_at = NULL, recovery_reported_at = NULL, oversized_reported_at = NULL`,
  ),
);

async function reportsOf(id: string): Promise<(Date | null)[]> {
  const { rows } = await database.client.query<(Date | null)[]>({
    text: `SELECT failure_reported_at, told_failing_at, recovery_reported_at, told_working_at,
             oversized_reported_at, told_oversized_at FROM external_calendar_feeds WHERE id = $1`,
    values: [id],
    rowMode: 'array',
  });
  return rows[0] ?? [];
}

test('reports from before the migration are known under the new names', async () => {
  const [failing, oversized] = [new Date('2031-06-01T08:00:00Z'), new Date('2031-06-02T08:00:00Z')];
  expect(await reportsOf('copied')).toEqual([failing, failing, null, null, oversized, oversized]);
});

test.each([
  ['told_failing_at', 0],
  ['failure_reported_at', 0],
  ['told_working_at', 2],
  ['recovery_reported_at', 2],
  ['told_oversized_at', 4],
  ['oversized_reported_at', 4],
])('a report that one version stores in %s is seen by the other version', async (column, place) => {
  const [first, second] = [new Date('2031-06-03T08:00:00Z'), new Date('2031-06-04T08:00:00Z')];
  for (const at of [first, second, null]) {
    await database.client.query(`UPDATE external_calendar_feeds SET ${column} = $1 WHERE id = 'fresh'`, [at]);
    const expected: (Date | null)[] = [null, null, null, null, null, null];
    expected[place] = at;
    expected[place + 1] = at;
    expect(await reportsOf('fresh')).toEqual(expected);
  }
});
