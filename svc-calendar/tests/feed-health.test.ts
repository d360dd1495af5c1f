import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedHealthChanged } from '@getaway/contracts/events/calendar';
import type { CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { eventually } from '@getaway/testing/eventually';
import { calendarOf } from '@getaway/testing/feed-server';
import { startCalendarWithPlatform, type CalendarWithPlatform } from './staffed-calendar.ts';

let service: CalendarWithPlatform;
beforeAll(async () => {
  service = await startCalendarWithPlatform();
});
afterAll(() => service.stop());
beforeEach(() => service.outside.pool.query('DELETE FROM outbox_events'));

const send = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await service.staff.send<T>(method, path, body)).body;
const feedsPath = '/api/admin/calendar-feeds';
const works = calendarOf(['a', '2031-06-09', '2031-06-11', 'Reserved']);
const sync = (id: string) => send<{ ok: boolean }>('POST', `${feedsPath}/${id}/sync`);

async function add(name: string): Promise<string> {
  const { id } = await send<CalendarFeed>('POST', feedsPath, { name, url: service.platform.url(name) });
  await eventually(async () => {
    const feed = (await send<CalendarFeed[]>('GET', feedsPath)).find((each) => each.id === id);
    expect([feed?.lastChecked !== null, feed?.isSyncing]).toEqual([true, false]);
  });
  return id;
}

/** Moves a feed's stored health into the past. */
const hoursLater = (id: string, hours: number) =>
  service.outside.pool.query(
    `UPDATE external_calendar_feeds SET failing_since = failing_since - make_interval(hours => $2),
       failure_reported_at = failure_reported_at - make_interval(hours => $2),
       recovery_reported_at = recovery_reported_at - make_interval(hours => $2) WHERE id = $1`,
    [id, hours],
  );

async function published(): Promise<FeedHealthChanged[]> {
  const { rows } = await service.outside.pool.query<{ data: FeedHealthChanged }>(
    `SELECT data FROM outbox_events WHERE type = 'calendar.feed_health_changed' ORDER BY position`,
  );
  return rows.map(({ data }) => data);
}
const states = async () => (await published()).map(({ state }) => state);

test('a feed that has failed for hours is reported once with a reason and no address, and again when it works', async () => {
  const id = await add('gone');
  await sync(id);
  await hoursLater(id, 5);
  await sync(id);
  expect(await published()).toEqual([]);
  await hoursLater(id, 2);
  await sync(id);
  await sync(id);
  const [failing, ...others] = await published();
  expect(others).toEqual([]);
  expect(failing).toMatchObject({
    entityId: id,
    revision: 1,
    state: 'failing',
    feedName: 'gone',
    reason: 'There’s no calendar at this address (404). Copy the link from the platform again.',
  });
  const failedForMs = Date.now() - new Date(failing?.failingSince ?? 0).getTime();
  expect(failedForMs).toBeGreaterThanOrEqual(7 * 3_600_000);
  expect(failedForMs).toBeLessThan(8 * 3_600_000);

  service.platform.says('gone', works);
  await sync(id);
  await sync(id);
  const [, working, ...more] = await published();
  expect(more).toEqual([]);
  expect(working).toMatchObject({ revision: 2, state: 'working', reason: null });
  expect(working?.failingSince).toBe(failing?.failingSince);
  const { rows } = await service.outside.pool.query('SELECT data FROM outbox_events');
  expect(JSON.stringify(rows)).not.toMatch(/a-secret-of-the-platform|127\.0\.0\.1/);
});

test('a feed that fails on and off is reported once a day at most', async () => {
  const id = await add('flapping');
  for (let round = 0; round < 3; round += 1) {
    service.platform.says('flapping', (_request, response) => response.writeHead(503).end());
    await sync(id);
    await hoursLater(id, 7);
    await sync(id);
    service.platform.says('flapping', works);
    await sync(id);
  }
  expect(await states()).toEqual(['failing', 'working']);
  service.platform.says('flapping', (_request, response) => response.writeHead(503).end());
  await sync(id);
  await hoursLater(id, 11);
  await sync(id);
  expect(await states()).toEqual(['failing', 'working', 'failing']);
});

test('many concurrent tries, also on another replica, report the failure once', async () => {
  const id = await add('crowded');
  await hoursLater(id, 7);
  const replica = await service.startReplica();
  await Promise.all(Array.from({ length: 6 }, () => sync(id)));
  await replica.stop();
  expect(await states()).toEqual(['failing']);
});

test('a paused feed is not reported, and its failure time restarts when it is resumed', async () => {
  const id = await add('paused');
  await send('PUT', `${feedsPath}/${id}`, { isActive: false });
  await hoursLater(id, 30);
  await send('PUT', `${feedsPath}/${id}`, { isActive: true });
  await eventually(async () => {
    const { rows } = await service.outside.pool.query<{ failures: number }>(
      'SELECT failures FROM external_calendar_feeds WHERE id = $1',
      [id],
    );
    expect(rows[0]?.failures).toBeGreaterThan(1);
  });
  expect(await states()).toEqual([]);
});

test('a feed that begins to claim nights for years is reported at once, and once a day at most', async () => {
  const closes = calendarOf(['a', '2020-01-01', '2099-01-01', 'Reserved']);
  const found = async () => {
    const { rows } = await service.outside.pool.query<{ data: unknown }>(
      `SELECT data FROM outbox_events WHERE type = 'calendar.oversized_events_found' ORDER BY position`,
    );
    return rows.map(({ data }) => data);
  };
  service.platform.says('endless', works);
  const id = await add('endless');
  expect(await found()).toEqual([]);
  service.platform.says('endless', closes);
  expect(await sync(id)).toMatchObject({ ok: true, oversized: 1 });
  expect(await found()).toHaveLength(1);
  expect(await found()).toMatchObject([{ entityId: id, revision: 1, feedName: 'endless', events: 1 }]);
  const [tried] = await send<{ outcome: string }[]>('GET', `${feedsPath}/${id}/log`);
  expect(tried?.outcome).toBe('quarantined');
  // The event disappears and returns.
  for (const text of [closes, works, closes]) {
    service.platform.says('endless', text);
    await sync(id);
  }
  expect(await found()).toHaveLength(1);
  service.platform.says('endless', works);
  await sync(id);
  await service.outside.pool.query(
    `UPDATE external_calendar_feeds SET oversized_reported_at = oversized_reported_at - interval '25 hours'`,
  );
  service.platform.says('endless', closes);
  await sync(id);
  expect(await found()).toHaveLength(2);
});
