import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pollStaleFeeds } from '@getaway/contracts/http/internal-calendar';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { eventually } from '@getaway/testing/eventually';
import { calendarOf, startFeedServer, type FeedServer } from '@getaway/testing/feed-server';
import { startCalendar, type RunningService } from './running-service.ts';

const token = 'a token for tests that is long';

let service: RunningService;
let platform: FeedServer;
let database: pg.Pool;
beforeAll(async () => {
  platform = await startFeedServer();
  service = await startCalendar({ CALENDAR_ALLOW_PRIVATE_FEEDS: 'true', INTERNAL_TOKEN: token });
  database = new pg.Pool({ connectionString: service.databaseUrl, max: 2 });
  // The first reading starts a thread, for which a busy machine may take longer than a guest waits.
  platform.says('first', calendarOf());
  await setFeed('first', { minutesAgo: 5 });
  await ask();
  await database.query('DELETE FROM external_calendar_feeds');
});
afterAll(async () => {
  await database.end();
  await service.stop();
  await platform.stop();
});

const ask = (secret = token) =>
  createServiceClient({ baseUrl: service.internalOrigin(), token: secret })(pollStaleFeeds, {
    timeoutMs: 10_000,
  });

/** Feeds that were read the given number of minutes ago and are not due for a long time. */
async function setFeed(
  name: string,
  { minutesAgo, isActive = true }: { minutesAgo: number; isActive?: boolean },
) {
  await database.query('DELETE FROM external_calendar_feeds WHERE id = $1', [name]);
  await database.query(
    `INSERT INTO external_calendar_feeds (id, name, url, is_active, last_checked, last_sync_success, next_poll_at, updated_at)
     VALUES ($1, $1, $2, $3, now() - make_interval(mins => $4), true, now() + interval '1 hour', now())`,
    [name, platform.url(name), isActive, minutesAgo],
  );
}

describe('before a guest pays', () => {
  test('feeds that were not read recently are read, and the changes are returned', async () => {
    for (const name of ['stale', 'fresh', 'idle'])
      platform.says(name, calendarOf(['a', '2027-06-09', '2027-06-11', 'Reserved']));
    await setFeed('stale', { minutesAgo: 3 });
    await setFeed('fresh', { minutesAgo: 1 });
    await setFeed('idle', { minutesAgo: 90, isActive: false });
    const outcome = await ask();
    expect(outcome).toMatchObject({
      ok: true,
      answer: {
        failed: 0,
        changes: [{ status: 'present', from: '2027-06-09', to: '2027-06-11', revision: 1 }],
      },
    });
    expect(['stale', 'fresh', 'idle'].map((name) => platform.questions(name).length)).toEqual([1, 0, 0]);
    expect(await ask()).toMatchObject({ ok: true, answer: { changes: [], failed: 0 } });
    expect(platform.questions('stale')).toHaveLength(1);
  });

  test('a feed that does not answer delays a guest no longer than its timeout, and is counted', async () => {
    platform.says('broken', (_request, response) => response.writeHead(500).end());
    await setFeed('broken', { minutesAgo: 5 });
    expect(await ask()).toMatchObject({ ok: true, answer: { failed: 1 } });
  });

  test('a feed that hangs delays one payment, and no other until it answers again', async () => {
    platform.says('hanging', (_request, response) => void response.writeHead(200).write('BEGIN'));
    await setFeed('hanging', { minutesAgo: 5 });
    expect(await ask()).toMatchObject({ ok: true, answer: { failed: 1 } });
    expect(await ask()).toMatchObject({ ok: true, answer: { failed: 1 } });
    expect(platform.questions('hanging')).toHaveLength(1);
    const slow = async () =>
      (
        await database.query<{ slow: boolean }>(
          `SELECT is_slow AS slow FROM external_calendar_feeds WHERE id = 'hanging' AND leased_until IS NULL`,
        )
      ).rows;
    await eventually(async () => expect(await slow()).toEqual([{ slow: true }]), { timeoutMs: 20_000 });
    platform.says('hanging', calendarOf());
    await database.query(`UPDATE external_calendar_feeds SET next_poll_at = now() WHERE id = 'hanging'`);
    await eventually(async () => expect(await slow()).toEqual([{ slow: false }]), { timeoutMs: 25_000 });
    await database.query(`DELETE FROM external_calendar_feeds WHERE id = 'hanging'`);
  });

  test('a feed whose reader crashed is read by the next one when its lease has expired', async () => {
    platform.says('orphaned', calendarOf());
    await setFeed('orphaned', { minutesAgo: 5 });
    await database.query(
      `UPDATE external_calendar_feeds SET leased_by = 'who died', leased_until = now() + interval '1 second' WHERE id = 'orphaned'`,
    );
    expect(await ask()).toMatchObject({ ok: true, answer: { failed: 0 } });
    await eventually(() => expect(platform.questions('orphaned')).toHaveLength(1));
  });

  test('only services may ask', async () => {
    expect(await ask('a guess of what the token may be')).toMatchObject({ ok: false, reason: 'refused' });
    const cookie = `session=${service.issuer.token()}`;
    const answer = await fetch(`${service.internalOrigin()}${pollStaleFeeds.path}`, {
      method: 'POST',
      headers: { cookie, origin: 'http://localhost:8080' },
    });
    expect(answer.status).toBe(401);
  });
});

test('an endless feed delays no sync: the others are reported, and it is reported as in progress', async () => {
  await database.query('DELETE FROM external_calendar_feeds');
  platform.says('prompt', calendarOf(['a', '2027-06-09', '2027-06-11', 'Reserved']));
  platform.says('dripping', (_request, response) => {
    response.writeHead(200).write('BEGIN:VCALENDAR');
    const dripping = setInterval(() => response.write('\r\nX-DRIP:1'), 100);
    response.on('close', () => clearInterval(dripping));
  });
  const another = await startFeedServer();
  another.says('prompt', calendarOf());
  await setFeed('dripping', { minutesAgo: 5 });
  await setFeed('prompt', { minutesAgo: 5 });
  await database.query(`UPDATE external_calendar_feeds SET url = $1 WHERE id = 'prompt'`, [
    another.url('prompt').replace('127.0.0.1', 'localhost'),
  ]);
  const answer = await fetch(`${service.origin()}/api/admin/sync-calendars`, {
    method: 'POST',
    headers: { cookie: `session=${service.issuer.token()}`, origin: 'http://localhost:8080' },
  });
  const { results } = (await answer.json()) as { results: { feedId: string }[] };
  expect(results.toSorted((a, b) => a.feedId.localeCompare(b.feedId))).toMatchObject([
    {
      feedId: 'dripping',
      ok: false,
      isPending: true,
      error: expect.stringContaining('still syncing') as string,
    },
    { feedId: 'prompt', ok: true },
  ]);
  // It continues and finishes like any other sync.
  await eventually(
    async () => {
      const { rows } = await database.query(
        `SELECT failures, leased_by, last_sync_success FROM external_calendar_feeds WHERE id = 'dripping'`,
      );
      expect(rows).toEqual([{ failures: 1, leased_by: null, last_sync_success: false }]);
    },
    { timeoutMs: 30_000 },
  );
  await another.stop();
});

test('a service that stops returns its leases, and no feed counts as failed', async () => {
  platform.says('endless', (_request, response) => void response.writeHead(200).write('BEGIN'));
  await setFeed('endless', { minutesAgo: 5 });
  const asking = ask();
  await eventually(() => expect(platform.questions('endless')).toHaveLength(1));
  const lease = async () =>
    (
      await database.query<{ leased_by: string | null }>(
        `SELECT failures, leased_by, last_sync_success FROM external_calendar_feeds WHERE id = 'endless'`,
      )
    ).rows;
  const [before] = await lease();
  expect(before?.leased_by).not.toBeNull();
  const startedAt = performance.now();
  await service.restart();
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  await asking;
  const rows = await lease();
  expect(rows).toMatchObject([{ failures: 0, last_sync_success: true }]);
  // The restarted service may read the feed already, with a lease of its own.
  expect(rows[0]?.leased_by).not.toBe(before?.leased_by);
});
