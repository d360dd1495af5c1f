import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarFeed, SyncResult } from '@getaway/contracts/http/calendar-feeds';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { dayMs } from '@getaway/kernel/instant';
import { eventually } from '@getaway/testing/eventually';
import { explainFault } from '../src/feeds/sync-fault.rules.ts';
import { calendarOf } from '@getaway/testing/feed-server';
import { startCalendarWithPlatform, type CalendarWithPlatform } from './staffed-calendar.ts';

let service: CalendarWithPlatform;
beforeAll(async () => {
  service = await startCalendarWithPlatform();
});
afterAll(() => service.stop());
beforeEach(async () => {
  for (const { id } of await feeds()) await send('DELETE', `/api/admin/calendar-feeds/${id}`);
  await service.outside.pool.query('DELETE FROM outbox_events');
});

const send = <T>(method: string, path: string, body?: object) => service.staff.send<T>(method, path, body);
const feeds = async () => (await send<CalendarFeed[]>('GET', '/api/admin/calendar-feeds')).body;
const feed = async (id: string) => (await feeds()).find((each) => each.id === id);
const sync = async (id: string) =>
  (await send<SyncResult>('POST', `/api/admin/calendar-feeds/${id}/sync`)).body;
const log = async (id: string) =>
  (await send<Record<string, unknown>[]>('GET', `/api/admin/calendar-feeds/${id}/log`)).body;

async function add(
  name: string,
  address = service.platform.url(name),
  rest: object = {},
): Promise<CalendarFeed> {
  const { body } = await send<CalendarFeed>('POST', '/api/admin/calendar-feeds', {
    name,
    url: address,
    ...rest,
  });
  await eventually(async () => {
    const now = await feed(body.id);
    expect([now?.lastChecked !== null, now?.isSyncing]).toEqual([true, false]);
  });
  return body;
}

async function stays(): Promise<string[]> {
  const { rows } = await service.outside.pool.query<{ stay: string }>(
    `SELECT external_id || ' ' || start_date || ' ' || end_date
       || CASE WHEN is_echo THEN ' echo' ELSE '' END
       || CASE WHEN missing_since IS NOT NULL THEN ' missing' ELSE '' END AS stay
     FROM external_bookings ORDER BY start_date, external_id`,
  );
  return rows.map(({ stay }) => stay);
}

async function published(): Promise<string[]> {
  const { rows } = await service.outside.pool.query<{ data: Record<string, unknown> }>(
    `SELECT data FROM outbox_events WHERE type = 'external_nights.changed' ORDER BY position`,
  );
  return rows.map(({ data }) =>
    [data['revision'], data['status'], data['from'], data['to']].filter(Boolean).join(' '),
  );
}

const june = ['a', '2027-06-09', '2027-06-11', 'Reserved'] as const;
const july = ['b', '2027-07-01', '2027-07-04', 'Reserved - Dana'] as const;
const august = ['c', '2027-08-01', '2027-08-03', 'Blocked'] as const;

describe('a feed with a version', () => {
  test('is fetched completely once a day, because the bookable days change', async () => {
    const endless = calendarOf(['a', '2020-01-01', '9999-12-31', 'Blocked']);
    service.platform.says('versioned', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'text/calendar', etag: '"1"' }).end(endless);
    });
    const { id } = await add('versioned');
    await sync(id);
    await service.outside.pool.query(
      `UPDATE external_calendar_feeds SET last_checked = last_checked - interval '1 day'`,
    );
    await sync(id);
    const asked = service.platform.questions('versioned').map(({ headers }) => headers['if-none-match']);
    expect(asked).toEqual([undefined, '"1"', undefined]);
    expect(await feed(id)).toMatchObject({ health: 'suspicious', stays: 1, unreadEvents: 0 });
    const [taken = ''] = await published();
    const [, , from = '', to = ''] = taken.split(' ');
    const now = Date.now();
    expect(Date.parse(from)).toBeLessThan(now);
    expect(Date.parse(to)).toBeGreaterThan(now + 731 * dayMs);
  });
});

describe('a feed that staff add', () => {
  test('is read at once, and its stays are published', async () => {
    service.platform.says('airbnb', calendarOf(june, august));
    const added = await add('airbnb', undefined, { platform: 'airbnb' });
    expect(added).toMatchObject({
      name: 'airbnb',
      platform: 'airbnb',
      isActive: true,
      health: 'new',
      stays: 0,
    });
    expect(await feed(added.id)).toMatchObject({
      health: 'ok',
      lastSyncSuccess: true,
      syncErrors: null,
      stays: 2,
    });
    expect(await stays()).toEqual(['a 2027-06-09 2027-06-11', 'c 2027-08-01 2027-08-03']);
    expect(await published()).toEqual(['1 present 2027-06-09 2027-06-11', '1 present 2027-08-01 2027-08-03']);
    expect(await log(added.id)).toMatchObject([
      { trigger: 'added', outcome: 'synced', added: 2, error: null },
    ]);
  });

  test('is shown without invisible characters', async () => {
    service.platform.says(
      'bidi',
      calendarOf(['a', '2027-06-09', '2027-06-11', 'Reserved - \u202EanaD\u202C\u200B']),
    );
    const added = await add('Sea\u200Bside \u2067feed\u2069', service.platform.url('bidi'));
    expect(added.name).toBe('Seaside feed');
    const { rows } = await service.outside.pool.query('SELECT summary FROM external_bookings');
    expect(rows).toEqual([{ summary: 'Reserved - anaD' }]);
  });

  test('stores no part of a description', async () => {
    service.platform.says('airbnb', calendarOf(june));
    await add('airbnb');
    const tables = ['external_bookings', 'external_calendar_feeds', 'calendar_feed_log', 'outbox_events'];
    for (const table of tables) {
      const { rows } = await service.outside.pool.query(`SELECT * FROM ${table}`);
      expect(JSON.stringify(rows)).not.toMatch(/HMSECRET|\b0188\b/);
    }
    const { rows } = await service.outside.pool.query(`SELECT data FROM outbox_events`);
    expect(JSON.stringify(rows)).not.toMatch(/a-secret-of-the-platform|Reserved/);
  });

  test('has the source lodgify by default, accepts webcal addresses, and is stored once', async () => {
    const address = 'webcal://calendar.example/feed.ics?s=1#top';
    const answer = await send<CalendarFeed>('POST', '/api/admin/calendar-feeds', {
      name: 'One',
      url: address,
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { platform: 'lodgify', url: 'https://calendar.example/feed.ics?s=1' },
    });
    const again = await send('POST', '/api/admin/calendar-feeds', { name: 'Two', url: address });
    expect(again).toMatchObject({ status: 409, body: { detail: 'A feed with this URL already exists' } });
  });

  test.each([
    ['no address', 'url'],
    ['ftp://calendar.example/a.ics', 'url'],
    ['https://name:secret@calendar.example/a.ics', 'url'],
    ['', 'url'],
  ])('with the address %j returns a 400 that names the field and not the address', async (url, path) => {
    const { status, body } = await send<{ errors: object[] }>('POST', '/api/admin/calendar-feeds', {
      name: 'x',
      url,
    });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path })]]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('requires a session, and an unknown id returns 404', async () => {
    expect((await fetch(`${service.origin()}/api/admin/calendar-feeds`)).status).toBe(401);
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/sync'],
      ['GET', '/log'],
      ['POST', '/accept-missing'],
    ])
      expect(
        (await send(method ?? '', `/api/admin/calendar-feeds/none${path}`, method === 'GET' ? undefined : {}))
          .status,
      ).toBe(404);
  });
});

describe('a sync', () => {
  test('publishes new, moved and removed stays, but not new UIDs', async () => {
    service.platform.says('lodgify', calendarOf(june, july, august));
    const { id } = await add('lodgify');
    await service.outside.pool.query('DELETE FROM outbox_events');
    service.platform.says(
      'lodgify',
      calendarOf(['x', ...rest(june)], ['y', ...rest(july)], ['z', ...rest(august)]),
    );
    expect(await sync(id)).toMatchObject({ ok: true, added: 0, changed: 0, removed: 0, quarantined: 0 });
    expect(await published()).toEqual([]);
    expect(await stays()).toEqual([
      'x 2027-06-09 2027-06-11',
      'y 2027-07-01 2027-07-04',
      'z 2027-08-01 2027-08-03',
    ]);
    service.platform.says(
      'lodgify',
      calendarOf(
        ['x', '2027-06-10', '2027-06-12', 'Reserved'],
        ['y', ...rest(july)],
        ['n', '2027-09-01', '2027-09-02', 'New'],
      ),
    );
    expect(await sync(id)).toMatchObject({ ok: true, added: 1, changed: 1, removed: 1 });
    expect(await published()).toEqual([
      '2 gone',
      '2 present 2027-06-10 2027-06-12',
      '1 present 2027-09-01 2027-09-02',
    ]);
  });

  test('keeps both stays when a UID moves to another one', async () => {
    service.platform.says('swapped', calendarOf(june, july));
    const { id } = await add('swapped');
    service.platform.says('swapped', calendarOf(['b', ...rest(june)], ['a', ...rest(july)]));
    expect(await sync(id)).toMatchObject({ ok: true, added: 0, removed: 0 });
    expect(await stays()).toEqual(['b 2027-06-09 2027-06-11', 'a 2027-07-01 2027-07-04']);
  });

  test('that fails changes nothing, reports why, and backs off', async () => {
    service.platform.says('failing', calendarOf(june));
    const { id } = await add('failing');
    service.platform.says('failing', '<!doctype html><html><body>Sign in</body></html>');
    const words = 'The address answered with a web page, not a calendar. Copy the link that ends in .ics.';
    expect(await sync(id)).toMatchObject({ ok: false, error: words });
    const failing = await feed(id);
    expect(failing).toMatchObject({ health: 'failing', lastSyncSuccess: false, syncErrors: words, stays: 1 });
    const pauseMs = Date.parse(failing?.nextCheck ?? '') - Date.parse(failing?.lastChecked ?? '');
    expect(pauseMs).toBe(5 * 60_000);
    expect(await stays()).toEqual(['a 2027-06-09 2027-06-11']);
    service.platform.says('failing', calendarOf(june));
    expect(await sync(id)).toMatchObject({ ok: true });
    expect(await feed(id)).toMatchObject({ health: 'ok', syncErrors: null });
    expect((await log(id)).map(({ outcome }) => outcome)).toEqual(['synced', 'failed', 'synced']);
  });

  test('never runs before the platform allows it, also on staff request', async () => {
    service.platform.says('busy', (_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    );
    const { id } = await add('busy');
    expect(await sync(id)).toMatchObject({ ok: false, error: explainFault({ kind: 'asked-to-wait' }) });
    expect(service.platform.questions('busy')).toHaveLength(1);
    const waitMs = Date.parse((await feed(id))?.nextCheck ?? '') - Date.now();
    expect(waitMs).toBeGreaterThan(59 * 60_000);
  });

  test('waits as long as the platform asks, also after staff pause and resume the feed, and lets feeds of the same host be read', async () => {
    service.platform.says('paused', (_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    );
    const { id } = await add('paused');
    for (const isActive of [false, true]) await send('PUT', `/api/admin/calendar-feeds/${id}`, { isActive });
    const waitMs = Date.parse((await feed(id))?.nextCheck ?? '') - Date.now();
    expect(waitMs).toBeGreaterThan(59 * 60_000);
    // The feed is not leased and returned in an endless loop, which would block all others of its host.
    await service.outside.pool.query(
      `UPDATE external_calendar_feeds SET next_poll_at = now() WHERE id = $1`,
      [id],
    );
    service.platform.says('neighbour', calendarOf(june));
    expect(await feed((await add('neighbour')).id)).toMatchObject({ health: 'ok', stays: 1 });
    expect(service.platform.questions('paused')).toHaveLength(1);
  });

  test('of all feeds returns the outcome of each', async () => {
    service.platform.says('good', calendarOf(june));
    const good = await add('good');
    const bad = await add('bad');
    const idle = await add('idle', service.platform.url('good-too'));
    await send('PUT', `/api/admin/calendar-feeds/${idle.id}`, { isActive: false, name: 'Idle' });
    const { body } = await send<{ results: SyncResult[] }>('POST', '/api/admin/sync-calendars', {});
    expect(body.results.map(({ feedId, ok }) => [feedId, ok])).toEqual([
      [bad.id, false],
      [good.id, true],
    ]);
    expect(await feed(idle.id)).toMatchObject({ name: 'Idle', health: 'inactive', nextCheck: null });
  });
});

describe('an event that claims more nights than anyone books', () => {
  const event = (...lines: string[]) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:a',
      'SUMMARY:Reserved',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
  const until2999 = event('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:29990101');
  const endless = event(
    'DTSTART;VALUE=DATE:20261201',
    'DTEND;VALUE=DATE:20261202',
    'RRULE:FREQ=DAILY;COUNT=99999999',
  );

  test.each([
    ['until 2999', until2999],
    ['a hundred million times', endless],
  ])('makes its feed suspicious, %s, until the event is removed', async (_what, text) => {
    service.platform.says('oversized', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(text);
    });
    const { id } = await add('oversized');
    const shown = { health: 'suspicious', oversizedEvents: 1, suspiciousStays: 0, lastSyncSuccess: true };
    expect(await feed(id)).toMatchObject(shown);
    // Also when the feed is unchanged or unreadable.
    expect(await sync(id)).toMatchObject({ ok: true });
    expect(await feed(id)).toMatchObject(shown);
    service.platform.says('oversized', 'no calendar');
    await sync(id);
    expect(await feed(id)).toMatchObject({ health: 'failing', oversizedEvents: 1 });
    // Its nights are taken as far ahead as guests can book, and no further.
    const { rows } = await service.outside.pool.query<{ nights: number }>(
      'SELECT sum(end_date - start_date)::int AS nights FROM external_bookings WHERE end_date > now()',
    );
    expect(rows[0]?.nights).toBeGreaterThan(700);
    expect(rows[0]?.nights).toBeLessThanOrEqual(1_200);
    service.platform.says('oversized', calendarOf(june));
    await sync(id);
    expect(await feed(id)).toMatchObject({ oversizedEvents: 0 });
  });
});

describe('an event that closes more than half a year', () => {
  const inDays = (days: number) => addDays(calendarDate(new Date().toISOString().slice(0, 10)), days);
  const compact = (date: string) => date.replaceAll('-', '');
  const closing = (uid: string, ...lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SUMMARY:Not available',
    `DTSTART;VALUE=DATE:${compact(inDays(10))}`,
    ...lines,
    'END:VEVENT',
  ];
  const until = (days: number) => `DTEND;VALUE=DATE:${compact(inDays(days))}`;
  const feedOf = (...entries: string[][]) =>
    ['BEGIN:VCALENDAR', ...entries.flat(), 'END:VCALENDAR', ''].join('\r\n');
  const published = async () =>
    (
      await service.outside.pool.query<{ data: { events: number; longClosures: unknown[] } }>(
        `SELECT data FROM outbox_events WHERE type = 'calendar.oversized_events_found' ORDER BY position`,
      )
    ).rows.map(({ data }) => data);
  const nextDay = () =>
    service.outside.pool.query(
      `UPDATE external_calendar_feeds SET oversized_reported_at = oversized_reported_at - interval '25 hours'`,
    );

  test.each([
    ['a block of two years', closing('a', until(740)), 700],
    ['every day without end', closing('a', until(11), 'RRULE:FREQ=DAILY'), 700],
    ['a duration of 300 days', closing('a', 'DURATION:P300D'), 300],
    ['a house that is closed for good', closing('a', 'DTEND;VALUE=DATE:99991231'), 700],
  ])('takes its nights and is flagged until it is gone: %s', async (_what, lines, least) => {
    service.platform.says('closing', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(feedOf(lines));
    });
    const { id } = await add('closing');
    const shown = await feed(id);
    expect(shown).toMatchObject({ health: 'suspicious', oversizedEvents: 1, lastSyncSuccess: true });
    const [closure, ...others] = shown?.longClosures ?? [];
    expect(others).toEqual([]);
    expect(closure?.from).toBe(inDays(10));
    expect(closure?.nights).toBeGreaterThanOrEqual(least);
    expect(closure?.nights).toBeLessThanOrEqual(731);
    expect(await published()).toMatchObject([{ events: 1, longClosures: [closure] }]);
    const { rows } = await service.outside.pool.query<{ nights: number }>(
      'SELECT sum(end_date - start_date)::int AS nights FROM external_bookings',
    );
    expect(rows[0]?.nights).toBeGreaterThanOrEqual(least);
    // Also where the feed says that nothing has changed.
    expect(await sync(id)).toMatchObject({ ok: true, oversized: 1, longClosures: 1 });
    expect(await feed(id)).toMatchObject({ health: 'suspicious', longClosures: [closure] });
    expect((await log(id))[0]).toMatchObject({ outcome: 'quarantined' });
    service.platform.says('closing', calendarOf(june));
    await sync(id);
    expect(await feed(id)).toMatchObject({ oversizedEvents: 0, longClosures: [] });
    expect(await published()).toHaveLength(1);
  });

  test('is not flagged where most of its nights were taken before, or several events share them', async () => {
    const parts = (...days: number[]) =>
      days.map((from, index) => [
        'BEGIN:VEVENT',
        `UID:${from}`,
        'SUMMARY:Reserved',
        `DTSTART;VALUE=DATE:${compact(inDays(from))}`,
        `DTEND;VALUE=DATE:${compact(inDays((days[index + 1] ?? 400) - 1))}`,
        'END:VEVENT',
      ]);
    service.platform.says('growing', feedOf(closing('a', until(180)), ...parts(200, 300)));
    const { id } = await add('growing');
    expect(await feed(id)).toMatchObject({ health: 'ok', longClosures: [] });
    service.platform.says('growing', feedOf(closing('a', until(195)), ...parts(200, 300)));
    expect(await sync(id)).toMatchObject({ ok: true, oversized: 0, longClosures: 0 });
    expect(await feed(id)).toMatchObject({ health: 'ok', longClosures: [] });
    expect(await published()).toEqual([]);
  });

  test('stays flagged while its dates move, and is reported once', async () => {
    service.platform.says('moving', feedOf(closing('a', until(310))));
    const { id } = await add('moving');
    service.platform.says('moving', feedOf(closing('b', until(320))));
    expect(await sync(id)).toMatchObject({ oversized: 1, longClosures: 1 });
    expect(await feed(id)).toMatchObject({ longClosures: [{ nights: 310 }] });
    await nextDay();
    await sync(id);
    expect(await published()).toHaveLength(1);
  });

  test('is reported next to one that was known before, a day later at most', async () => {
    service.platform.says('two', feedOf(closing('a', until(200))));
    const { id } = await add('two');
    expect(await published()).toHaveLength(1);
    const second = [
      'BEGIN:VEVENT',
      'UID:b',
      `DTSTART;VALUE=DATE:${compact(inDays(300))}`,
      `DTEND;VALUE=DATE:${compact(inDays(600))}`,
      'END:VEVENT',
    ];
    service.platform.says('two', feedOf(closing('a', until(200)), second));
    await sync(id);
    expect(await feed(id)).toMatchObject({ longClosures: [{ nights: 190 }, { nights: 300 }] });
    expect(await published()).toHaveLength(1);
    await nextDay();
    await sync(id);
    await sync(id);
    const [, later, ...others] = await published();
    expect(others).toEqual([]);
    expect(later).toMatchObject({ events: 2, longClosures: [{ nights: 190 }, { nights: 300 }] });
  });
});

describe('an event with impossible dates', () => {
  const entry = (uid: string, ...lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SUMMARY:Reserved',
    ...lines,
    'END:VEVENT',
  ];
  const feedOf = (...entries: string[][]) =>
    ['BEGIN:VCALENDAR', ...entries.flat(), 'END:VCALENDAR', ''].join('\r\n');
  const [juneDays, julyDays] = [
    ['DTSTART;VALUE=DATE:20270609', 'DTEND;VALUE=DATE:20270611'],
    ['DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270704'],
  ];
  const nightsHeld = async () => {
    const { rows } = await service.outside.pool.query<{ night: string }>(
      `SELECT DISTINCT night::date::text AS night FROM external_bookings,
         generate_series(start_date::timestamp, end_date::timestamp - interval '1 day', '1 day') AS night ORDER BY night`,
    );
    return rows.map(({ night }) => night);
  };
  const all = ['2027-06-09', '2027-06-10', '2027-07-01', '2027-07-02', '2027-07-03'];
  const cases = [
    ['ends before it starts', ['DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270604']],
    ['has a negative duration', ['DTSTART;VALUE=DATE:20270701', 'DURATION:-P3D']],
    ['has a duration that cannot be read', ['DTSTART;VALUE=DATE:20270701', 'DURATION:P1M']],
    ['starts on the last possible day', ['DTSTART;VALUE=DATE:99991231', 'DTEND;VALUE=DATE:99991231']],
    ['starts in 2999', ['DTSTART;VALUE=DATE:29990101', 'DTEND;VALUE=DATE:29990104']],
  ] as const;

  test.each(cases)('%s: it is counted, and its stay keeps all of its nights', async (_what, lines) => {
    service.platform.says('misdated', feedOf(entry('a', ...juneDays), entry('b', ...julyDays)));
    const { id } = await add('misdated');
    expect(await feed(id)).toMatchObject({ health: 'ok', events: 2, unreadEvents: 0 });
    await service.outside.pool.query('DELETE FROM outbox_events');

    service.platform.says('misdated', feedOf(entry('a', ...juneDays), entry('b', ...lines)));
    expect(await sync(id)).toMatchObject({ ok: true, removed: 0, unread: 1 });
    expect(await feed(id)).toMatchObject({ events: 2, unreadEvents: 1, lastSyncSuccess: true });
    expect(await nightsHeld()).toEqual(all);
    await sync(id);
    expect(await nightsHeld()).toEqual(all);
    expect((await published()).filter((change) => change.includes('gone'))).toEqual([]);

    service.platform.says('misdated', feedOf(entry('a', ...juneDays), entry('b', ...julyDays)));
    await sync(id);
    expect(await feed(id)).toMatchObject({ health: 'ok', stays: 2, unreadEvents: 0 });
    expect(await nightsHeld()).toEqual(all);
  });

  test('does not fail the sync when it is the feed’s only event', async () => {
    service.platform.says('misdated', feedOf(entry('a', 'DTSTART;VALUE=DATE:99991231')));
    const { id } = await add('misdated');
    expect(await feed(id)).toMatchObject({ health: 'ok', stays: 0, events: 1, unreadEvents: 1 });
    expect(await nightsHeld()).toEqual([]);
  });
});

describe('stays that disappear together', () => {
  const lack = async (): Promise<string> => {
    service.platform.says('shrinking', calendarOf(june, july, august));
    const { id } = await add('shrinking');
    service.platform.says('shrinking', calendarOf());
    expect(await sync(id)).toMatchObject({ ok: true, removed: 0, quarantined: 3 });
    await service.outside.pool.query('DELETE FROM outbox_events');
    return id;
  };
  const halfAnHourPasses = (minutes: number) =>
    service.outside.pool.query(
      `UPDATE external_bookings SET missing_since = missing_since - make_interval(mins => $1)`,
      [minutes],
    );

  test('are kept and flagged', async () => {
    const id = await lack();
    expect(await feed(id)).toMatchObject({
      health: 'suspicious',
      stays: 3,
      suspiciousStays: 3,
      lastSyncSuccess: true,
    });
    expect(await stays()).toHaveLength(3);
    expect((await log(id))[0]).toMatchObject({ outcome: 'quarantined', suspicious: 3, removed: 0 });
  });

  test('are removed when a sync half an hour later confirms it, and not before', async () => {
    const id = await lack();
    await halfAnHourPasses(29);
    expect(await sync(id)).toMatchObject({ removed: 0, quarantined: 3 });
    await halfAnHourPasses(1);
    expect(await sync(id)).toMatchObject({ removed: 3, quarantined: 0 });
    expect(await published()).toEqual(['2 gone', '2 gone', '2 gone']);
    expect(await feed(id)).toMatchObject({ health: 'ok', stays: 0 });
  });

  test('are removed when a 304 confirms it', async () => {
    const id = await lack();
    service.platform.says('shrinking', (_request, response) => response.writeHead(304).end());
    expect(await sync(id)).toMatchObject({ removed: 0, quarantined: 3 });
    await halfAnHourPasses(30);
    expect(await sync(id)).toMatchObject({ removed: 3, quarantined: 0 });
  });

  test('are removed when staff confirm it', async () => {
    const id = await lack();
    const { body } = await send<CalendarFeed>('POST', `/api/admin/calendar-feeds/${id}/accept-missing`, {});
    expect(body).toMatchObject({ health: 'ok', stays: 0, suspiciousStays: 0 });
    expect(await published()).toHaveLength(3);
  });

  test('are no longer flagged when they return', async () => {
    const id = await lack();
    service.platform.says('shrinking', calendarOf(june, july, august));
    expect(await sync(id)).toMatchObject({ added: 0, removed: 0, quarantined: 0 });
    expect(await feed(id)).toMatchObject({ health: 'ok', suspiciousStays: 0 });
    expect(await published()).toEqual([]);
  });
});

describe('an unreadable event', () => {
  const broken = calendarOf(['b', '2027-07-01', '2027-07-04', 'Reserved - Dana']).replace(
    '20270701',
    'to be announced',
  );
  const events = (text: string) => text.slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR'));
  const withBroken = (...good: (readonly [string, string, string, string])[]) =>
    calendarOf(...good).replace('END:VCALENDAR', `${events(broken)}END:VCALENDAR`);

  test('is left out, counted and shown, and the others are read', async () => {
    service.platform.says('broken', withBroken(june, august));
    const { id } = await add('broken');
    expect(await stays()).toEqual(['a 2027-06-09 2027-06-11', 'c 2027-08-01 2027-08-03']);
    expect(await feed(id)).toMatchObject({ health: 'ok', stays: 2, events: 3, unreadEvents: 1 });
    expect(await log(id)).toMatchObject([{ outcome: 'synced', added: 2, unread: 1 }]);
    expect(await sync(id)).toMatchObject({ ok: true, unread: 1, removed: 0 });
    service.platform.says('broken', (_request, response) => response.writeHead(304).end());
    expect(await sync(id)).toMatchObject({ ok: true, unread: 1 });
    expect(await feed(id)).toMatchObject({ events: 3, unreadEvents: 1 });
  });

  test('keeps the stay that it may be until it is readable or staff confirm the removal', async () => {
    service.platform.says('turned', calendarOf(june, july, august));
    const { id } = await add('turned');
    await service.outside.pool.query('DELETE FROM outbox_events');
    service.platform.says('turned', withBroken(june, august));
    expect(await sync(id)).toMatchObject({ ok: true, removed: 0, quarantined: 1, unread: 1 });
    // Half an hour later it is still kept.
    await service.outside.pool.query(
      `UPDATE external_bookings SET missing_since = missing_since - interval '45 minutes'`,
    );
    expect(await sync(id)).toMatchObject({ removed: 0, quarantined: 1, unread: 1 });
    expect(await feed(id)).toMatchObject({ health: 'suspicious', stays: 3, suspiciousStays: 1 });
    expect(await published()).toEqual([]);
    await send('POST', `/api/admin/calendar-feeds/${id}/accept-missing`, {});
    expect(await published()).toEqual(['2 gone']);
    expect(await sync(id)).toMatchObject({ quarantined: 0, unread: 1 });
  });

  test('that was always unreadable keeps no canceled stay', async () => {
    service.platform.says('for-good', withBroken(june, august));
    const { id } = await add('for-good');
    service.platform.says('for-good', withBroken(june));
    expect(await sync(id)).toMatchObject({ removed: 1, quarantined: 0, unread: 1 });
  });

  test('fails the sync when there is no other, and changes nothing', async () => {
    service.platform.says('all-broken', calendarOf(july));
    const { id } = await add('all-broken');
    service.platform.says('all-broken', broken);
    expect(await sync(id)).toMatchObject({ ok: false, error: explainFault({ kind: 'unreadable' }) });
    expect(await stays()).toHaveLength(1);
  });
});

test('deleting a feed deletes its stays and releases their nights', async () => {
  service.platform.says('gone', calendarOf(june, july));
  const { id } = await add('gone');
  await service.outside.pool.query('DELETE FROM outbox_events');
  expect((await send('DELETE', `/api/admin/calendar-feeds/${id}`)).status).toBe(204);
  expect(await stays()).toEqual([]);
  expect(await published()).toEqual(['2 gone', '2 gone']);
});

function rest(stay: readonly [string, string, string, string]): [string, string, string] {
  return [stay[1], stay[2], stay[3]];
}

test('the metrics show how long ago each feed was read, labeled only by its id', async () => {
  service.platform.says('watched', calendarOf());
  const { id } = await add('watched');
  const text = await (await fetch(`${service.internalOrigin()}/metrics`)).text();
  expect(text).toMatch(new RegExp(`^getaway_feed_synced_ago_seconds\\{feed="${id}".* [0-9.]+$`, 'm'));
  expect(text).toMatch(new RegExp(`^getaway_feed_failures\\{feed="${id}".* 0$`, 'm'));
  expect(text).not.toContain(service.platform.url('watched'));
});
