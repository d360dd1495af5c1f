import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInfrastructure, type Infrastructure } from '@getaway/testing/infrastructure';
import { clientNetworks } from '../src/http/client-network.ts';
import { expiredLimitsJob } from '../src/limits/expired-limits.ts';
import { countTowards, isFirstReport, isRaised } from '../src/limits/overall-alarm.ts';
import { ceilingsFor, networkLimits } from '../src/limits/network-limits.ts';
import { sqlOf } from '../src/sql.ts';
import { consume, hasRoom, type Consumed, type Limit } from '../src/limits/rate-limiter.ts';

let infrastructure: Infrastructure;
/** Two replicas of one service. */
let replicas: [pg.Pool, pg.Pool];
beforeAll(async () => {
  infrastructure = openInfrastructure();
  const connectionString = await infrastructure.start('postgres');
  replicas = [new pg.Pool({ connectionString, max: 10 }), new pg.Pool({ connectionString, max: 10 })];
  for (const pool of replicas) pool.on('error', () => undefined);
  await replicas[0].query(readFileSync(new URL('rate-limits-table.sql', import.meta.url), 'utf8'));
});
afterAll(async () => {
  await Promise.all(replicas.map((pool) => pool.end()));
  await infrastructure.stop();
});
beforeEach(async () => {
  await replicas[0].query('TRUNCATE rate_limits');
});

const windowMs = 60_000;
const attempt = (limits: readonly Limit[], replica = 0): Promise<Consumed> =>
  consume(replicas[replica % 2 === 0 ? 0 : 1], { purpose: 'test', windowMs, limits });
const from = (address: string, customer = 5): Limit[] =>
  networkLimits(clientNetworks(address), ceilingsFor(customer));
const together = (addresses: readonly string[]): Promise<Consumed[]> =>
  Promise.all(addresses.map((address, place) => attempt(from(address), place)));
const allowed = (outcomes: readonly Consumed[]): number => outcomes.filter(({ ok }) => ok).length;
const times = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));
const hex = (place: number): string => place.toString(16).padStart(2, '0');

describe('parallel attempts on two replicas:', () => {
  test.each([
    ['200 from one IPv4 address', times(200, () => '203.0.113.9'), 5],
    ['200 from one /64', times(200, (n) => `2001:db8:1:2::${hex(n)}`), 5],
    ['256 from the /64s of one /56', times(256, (n) => `2001:db8:1:20${hex(n)}::1`), 10],
    ['256 from the /56s of one /48', times(256, (n) => `2001:db8:1:${hex(n)}00::1`), 20],
    ['256 from one /24', times(256, (n) => `203.0.113.${n}`), 20],
    ['256 from /48s of their own', times(256, (n) => `2001:db8:${hex(n)}::1`), 256],
  ])('of %s exactly the allowed number passes', async (_title, addresses, most) => {
    expect(allowed(await together(addresses))).toBe(most);
  });

  test('can be predicted without counting', async () => {
    const next = { purpose: 'test', windowMs, limits: [{ subject: 'a link', ceiling: 1 }] };
    for (const pool of [...replicas, ...replicas]) expect(await hasRoom(pool, next)).toBe(true);
    expect((await attempt(next.limits)).ok).toBe(true);
    for (const pool of replicas) expect(await hasRoom(pool, next)).toBe(false);
    expect(await hasRoom(replicas[0], { ...next, limits: [{ subject: 'another link', ceiling: 1 }] })).toBe(
      true,
    );
  });

  test('refused at one address use up nothing of the surrounding networks', async () => {
    await together(times(200, () => '2001:db8:1:2::1'));
    const { rows } = await replicas[0].query('SELECT subject, used FROM rate_limits ORDER BY subject');
    expect(rows).toEqual([
      { subject: '2001:db8:1:2::/64', used: 6 },
      { subject: '2001:db8:1::/48', used: 5 },
      { subject: '2001:db8:1::/56', used: 5 },
    ]);
  });

  test('refused because of others keep their own allowance', async () => {
    await together(times(256, (n) => `2001:db8:1:${hex(n)}00::1`));
    const { rows } = await replicas[0].query(
      `SELECT sum(used)::int AS used FROM rate_limits WHERE subject LIKE '%/64'`,
    );
    expect(rows).toEqual([{ used: 20 }]);
  });

  test('as many pass as were uncounted, in any overlap, and without waiting for each other', async () => {
    const guess = async (place: number): Promise<boolean> => {
      const outcome = await attempt(from('203.0.113.9', 300), place);
      if (outcome.ok && place % 2 === 0) await outcome.restore();
      return outcome.ok;
    };
    expect((await Promise.all(times(200, guess))).filter(Boolean)).toHaveLength(200);
    const { rows } = await replicas[0].query('SELECT DISTINCT used FROM rate_limits');
    expect(rows).toEqual([{ used: 100 }]);
  });
});

describe('a limit for all networks together', () => {
  const shared = (address: string): Limit[] =>
    networkLimits(clientNetworks(address), { ...five, everywhere: 100 });
  const five = { customer: 5, net56: 10, net48: 20 };

  test('lets exactly the allowed number through, and is named in the refusal', async () => {
    const outcomes = await Promise.all(times(256, (n) => attempt(shared(`2001:db8:${hex(n)}::1`), n)));
    expect(allowed(outcomes)).toBe(100);
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.subject]));
    expect(new Set(refusals)).toEqual(new Set(['everywhere']));
  });
});

test('allows a network with no attempts of its own, however many other networks have reached their limit', async () => {
  for (const network of times(60, (n) => `2001:db8:${hex(n)}::1`)) await together(times(7, () => network));
  expect((await attempt(from('203.0.113.9'))).ok).toBe(true);
});

describe('an alarm', () => {
  const alarm = { purpose: 'guess', windowMs, threshold: 3 };
  const report = (subject: string): Promise<boolean> =>
    isFirstReport(sqlOf(replicas[0]), { purpose: 'alert', subject, everyMs: windowMs });

  test('is raised above the usual number, by both replicas, until its window ends', async () => {
    const counts = await Promise.all(times(5, (n) => countTowards(replicas[n % 2 === 0 ? 0 : 1], alarm)));
    expect(counts.filter(Boolean)).toHaveLength(2);
    expect(await isRaised(replicas[1], alarm)).toBe(true);
    await replicas[0].query(`UPDATE rate_limits SET expires_at = now() - interval '1 second'`);
    expect(await isRaised(replicas[1], alarm)).toBe(false);
  });

  test('is reported once within its time, by any number of concurrent callers', async () => {
    const reports = await Promise.all(times(20, () => report('guess')));
    expect(reports.filter(Boolean)).toHaveLength(1);
    expect(await report('something else')).toBe(true);
    await replicas[0].query(`UPDATE rate_limits SET expires_at = now() - interval '1 second'`);
    expect(await report('guess')).toBe(true);
  });
});

describe('a window', () => {
  const one: Limit[] = [{ subject: 'someone', ceiling: 1 }];

  test('allows attempts again when it is over, and an attempt of the last one uncounts nothing in the next', async () => {
    const before = await attempt(one);
    expect((await attempt(one)).ok).toBe(false);
    await replicas[0].query(`UPDATE rate_limits SET expires_at = now() - interval '1 second'`);
    // Windows are distinguished by their ends, in milliseconds. Real ones cannot begin within the same one.
    await sleep(2);
    expect((await attempt(one)).ok).toBe(true);
    if (before.ok) await before.restore();
    expect((await attempt(one)).ok).toBe(false);
  });

  test('never lasts longer than its length, even if a server with a fast clock opened it', async () => {
    await attempt(one);
    await replicas[0].query(`UPDATE rate_limits SET expires_at = now() + interval '1 day'`);
    expect(await attempt(one, 1)).toMatchObject({ ok: false, retryAfterSeconds: windowMs / 1_000 });
  });

  test('does not count refused attempts, so that one uncounted attempt makes room for one', async () => {
    const first = await attempt(one);
    await Promise.all(times(20, () => attempt(one)));
    if (first.ok) await first.restore();
    expect((await attempt(one)).ok).toBe(true);
  });

  test('is deleted when it is over', async () => {
    await attempt(one);
    await attempt([{ subject: 'someone else', ceiling: 1 }]);
    await replicas[0].query(
      `UPDATE rate_limits SET expires_at = now() - interval '1 second' WHERE subject = 'someone'`,
    );
    await expiredLimitsJob(replicas[0]).run();
    const { rows } = await replicas[0].query('SELECT subject FROM rate_limits');
    expect(rows).toEqual([{ subject: 'someone else' }]);
  });
});

test('without a limit every attempt is allowed, and nothing is counted', async () => {
  expect((await attempt(from('203.0.113.9', 0))).ok).toBe(true);
  expect((await replicas[0].query('SELECT 1 FROM rate_limits')).rowCount).toBe(0);
});

test('an attempt that cannot be counted is refused', async () => {
  await replicas[0].query('ALTER TABLE rate_limits RENAME TO taken_away');
  try {
    await expect(attempt(from('203.0.113.9'))).rejects.toThrow('rate_limits');
  } finally {
    await replicas[0].query('ALTER TABLE taken_away RENAME TO rate_limits');
  }
});
