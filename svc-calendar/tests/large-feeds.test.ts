import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import ical from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import type { Database } from '../src/database/database.ts';
import { createCalendarReader } from '../src/ical/calendar-reader.ts';
import { pollDueFeeds } from '../src/feeds/poll-due-feeds.ts';
import { pollFeeds } from '../src/feeds/poll-feeds.ts';
import type { SyncFeedDeps } from '../src/feeds/sync-feed.ts';
import { calendarOf, startFeedServer, type FeedServer, type WrittenStay } from '@getaway/testing/feed-server';
import { openCalendarDatabase } from './calendar-database.ts';
import { feedDeps } from './feed-deps.ts';
import { proofLength, tellProof } from '@getaway/testing/proof';

const count = 10_000;
/** Other load slows the machine down for a while, so the best of several rounds counts; of twenty, when that is not enough. */
const fewestRounds = proofLength({ short: 4, long: 10 });
const mostRounds = 20;
const isLong = proofLength({ short: false, long: true });
const mostRssMb = 150;
/** The most that a sync may hold up the service at once. */
const mostTurnMs = 100;

let database: Database;
let platform: FeedServer;
let deps: SyncFeedDeps;
// With other tests running a feed may take long; the speed is measured below in processor time.
const reader = createCalendarReader({ timeoutMs: 240_000 });
beforeAll(async () => {
  database = await openCalendarDatabase();
  deps = feedDeps({ database, reader });
  platform = await startFeedServer();
});
afterAll(async () => {
  await platform.stop();
  await reader.stop();
  await database.close();
});

async function addFeed(url: string): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `INSERT INTO external_calendar_feeds (id, name, url, updated_at) VALUES ($1, $1, $2, now())`,
    [id, url],
  );
  return id;
}

describe(`a feed of ${count} stays`, () => {
  const first = calendarDate(new Date().toISOString().slice(0, 10));
  const stays = Array.from({ length: count }, (_, index): WrittenStay => {
    const from = addDays(first, index * 3);
    return [`stay-${index}@platform.example`, from, addDays(from, 2), `Reserved - Guest ${index}`];
  });

  test('is synced within twice the time of node-ical plus a second, without blocking the service', async () => {
    const text = calendarOf(...stays);
    platform.says('large', text);
    const measured: Round[] = [];
    const best = (name: keyof Round): number => Math.min(...measured.map((round) => round[name]));
    // Measured in processor time, since other processes share the machine; by the clock when it is idle.
    const mostSyncCpuMs = (): number => 2 * best('aloneCpuMs') + 1_000;
    const isSlow = (): boolean => best('syncCpuMs') >= mostSyncCpuMs() || best('turnCpuMs') >= mostTurnMs;
    for (let number = 0; number < fewestRounds || (number < mostRounds && isSlow()); number += 1) {
      const round = await syncOnce(text, number);
      measured.push(round);
      console.info(
        Object.entries<number>({ ...round })
          .map(([name, value]) => `${name} ${Math.round(value)}`)
          .join(', '),
      );
    }
    tellProof({
      proof: 'large-feeds',
      size: `${count} stays, ${measured.length} rounds, service held up for ${Math.round(best('blockedMs'))} ms`,
      control: `node-ical on the same thread: ${Math.round(best('aloneBlockedMs'))} ms`,
    });
    expect(best('syncCpuMs')).toBeLessThan(mostSyncCpuMs());
    if (isLong) expect(best('syncMs')).toBeLessThan(2 * best('aloneMs') + 1_000);
    expect(best('turnCpuMs')).toBeLessThan(mostTurnMs);
    // The control, on a machine of any speed: on the service's own thread, reading would hold it up longer.
    expect(best('aloneCpuMs')).toBeGreaterThan(best('turnCpuMs'));
    if (isLong) {
      expect(best('blockedMs')).toBeLessThan(mostTurnMs);
      expect(best('aloneBlockedMs')).toBeGreaterThan(best('blockedMs'));
    }
    expect(best('grewMb')).toBeLessThan(mostRssMb);
  }, 1_200_000);
});

interface Round {
  readonly aloneMs: number;
  readonly aloneBlockedMs: number;
  readonly aloneCpuMs: number;
  readonly syncMs: number;
  readonly syncCpuMs: number;
  readonly blockedMs: number;
  /** The most processor time of this thread between two turns of its event loop. */
  readonly turnCpuMs: number;
  readonly grewMb: number;
}

async function syncOnce(text: string, number: number): Promise<Round> {
  const alone = monitorEventLoopDelay({ resolution: 1 });
  alone.enable();
  await sleep(20);
  const aloneFrom = performance.now();
  const aloneCpu = process.cpuUsage();
  ical.sync.parseICS(text);
  const [aloneMs, aloneCpuMs] = [performance.now() - aloneFrom, cpuMsSince(aloneCpu)];
  await sleep(20);
  alone.disable();
  const id = await addFeed(`${platform.url('large')}&round=${number}`);
  await sleep(200);
  const before = process.memoryUsage().rss;
  let most = before;
  let [turnFrom, turnCpuMs] = [threadCpuMs(), 0];
  const turns = setInterval(() => {
    const now = threadCpuMs();
    turnCpuMs = Math.max(turnCpuMs, now - turnFrom);
    turnFrom = now;
  }, 1);
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const [outcome] = await pollFeeds(deps, [id], { trigger: 'staff', withinMs: 240_000 });
  const [syncMs, syncCpuMs] = [performance.now() - startedAt, cpuMsSince(cpu)];
  loop.disable();
  clearInterval(watch);
  clearInterval(turns);
  expect(outcome).toMatchObject({ ok: true, added: count });
  await database.pool.query('DELETE FROM external_calendar_feeds');
  await database.pool.query('DELETE FROM outbox_events');
  return {
    aloneMs,
    aloneBlockedMs: alone.max / 1e6,
    aloneCpuMs,
    syncMs,
    syncCpuMs,
    blockedMs: loop.max / 1e6,
    turnCpuMs,
    grewMb: (most - before) / 1024 / 1024,
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

test('two replicas read 100 feeds of four hosts, never two feeds of one host at once', async () => {
  const hosts = await Promise.all(Array.from({ length: 4 }, startCountingHost));
  for (let index = 0; index < 100; index += 1) await addFeed(`${hosts[index % 4]?.origin}/${index}.ics`);
  await Promise.all([pollDueFeeds(deps), pollDueFeeds(deps)]);
  // A replica that finds nothing to lease stops; the next run reads the rest.
  await pollDueFeeds(deps);
  expect(hosts.map(({ asked }) => asked())).toEqual([25, 25, 25, 25]);
  expect(hosts.map(({ mostAtOnce }) => mostAtOnce())).toEqual([1, 1, 1, 1]);
  for (const host of hosts) host.stop();
});

async function startCountingHost() {
  let [asked, now, most] = [0, 0, 0];
  const text = calendarOf(['a', '2027-06-09', '2027-06-11', 'Reserved']);
  const server = createServer((_request, response) => {
    asked += 1;
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      response.end(text);
    }, 10);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => asked,
    mostAtOnce: () => most,
    stop: () => void server.close(),
  };
}
