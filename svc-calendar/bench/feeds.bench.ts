import { randomUUID } from 'node:crypto';
import ical from 'node-ical';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { inTurns, median, tellBench } from '@getaway/testing/bench';
import { calendarOf, startFeedServer, type FeedServer, type WrittenStay } from '@getaway/testing/feed-server';
import type { Database } from '../src/database/database.ts';
import { createCalendarReader } from '../src/ical/calendar-reader.ts';
import { readCalendar } from '../src/ical/read-calendar.ts';
import { pollFeeds } from '../src/feeds/poll-feeds.ts';
import { openCalendarDatabase } from '../tests/calendar-database.ts';
import { feedDeps } from '../tests/feed-deps.ts';

const timeZone = 'America/New_York';
const today = calendarDate(new Date().toISOString().slice(0, 10));
/** A busy property's feed, and the largest feed that we promise to read quickly. */
const sizes = { parsed: 200, imported: 10_000 };

/** The allowance for fetching, comparing and storing, on top of twice the parsing time. */
const mostMoreMs = 1_000;

const feedOf = (count: number): string =>
  calendarOf(
    ...Array.from({ length: count }, (_, index): WrittenStay => {
      const from = addDays(today, index * 3);
      return [`stay-${index}@platform.example`, from, addDays(from, 2), `Reserved - Guest ${index}`];
    }),
  );

let database: Database;
let platform: FeedServer;
const reader = createCalendarReader();
beforeAll(async () => {
  database = await openCalendarDatabase();
  platform = await startFeedServer();
});
afterAll(async () => {
  await platform.stop();
  await reader.stop();
  await database.close();
});

const msOf = async (work: () => unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

it(`parses a feed of ${sizes.parsed} stays within the allowance over plain node-ical`, async () => {
  const text = feedOf(sizes.parsed);
  const often = 20;
  const alone = () => {
    for (let time = 0; time < often; time += 1) ical.sync.parseICS(text);
  };
  const ours = () => {
    for (let time = 0; time < often; time += 1) readCalendar(text, { timeZone, today });
  };
  alone();
  ours();
  const rounds = await inTurns({ ours: () => msOf(ours), control: () => msOf(alone) });
  tellBench(
    { bench: `${often} feeds of ${sizes.parsed} stays read`, control: 'node-ical alone', unit: 'ms' },
    rounds,
  );
});

it(`imports a feed of ${sizes.imported} stays within the allowance over plain node-ical`, async () => {
  const text = feedOf(sizes.imported);
  platform.says('large', text);
  const deps = feedDeps({ database, reader });
  const ours = async (): Promise<number> => {
    const id = randomUUID();
    await database.pool.query(
      `INSERT INTO external_calendar_feeds (id, name, url, updated_at) VALUES ($1, $1, $2, now())`,
      [id, `${platform.url('large')}&feed=${id}`],
    );
    const ms = await msOf(async () => {
      const [outcome] = await pollFeeds(deps, [id], { trigger: 'staff', withinMs: 30_000 });
      expect(outcome).toMatchObject({ ok: true, added: sizes.imported });
    });
    await database.pool.query('DELETE FROM external_calendar_feeds');
    await database.pool.query('DELETE FROM outbox_events');
    return ms;
  };
  const rounds = await inTurns({ ours, control: () => msOf(() => ical.sync.parseICS(text)) });
  const bench = `${sizes.imported.toLocaleString('en')} stays fetched, read, stored, and published`;
  tellBench({ bench, control: 'node-ical alone, read only', unit: 'ms' }, rounds);
  const times = (of: 'ours' | 'control') => median(rounds.map((round) => round[of]));
  expect(times('ours')).toBeLessThan(2 * times('control') + mostMoreMs);
});
