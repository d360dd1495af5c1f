import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInfrastructure, type Infrastructure } from '@getaway/testing/infrastructure';
import { startWokenLoop } from '../src/messaging/woken-loop.ts';

const longestSweepMs = 60_000;

let infrastructure: Infrastructure;
let databaseUrl: string;
let pool: pg.Pool;
beforeAll(async () => {
  infrastructure = openInfrastructure();
  databaseUrl = await infrastructure.start('postgres');
  pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await infrastructure.stop();
});

test('sweeps become rare while nothing happens, and a notification or a failure brings them back', async () => {
  let sweeps = 0;
  let fails = false;
  const failures: unknown[] = [];
  const loop = await startWokenLoop({
    databaseUrl,
    channel: 'woken_loop_test',
    sweepMs: 20,
    longestSweepMs,
    work: async () => {
      sweeps += 1;
      if (fails) throw new Error('away');
      return false;
    },
    onFailure: (error) => failures.push(error),
  });
  await sleep(2_000);
  // 20, 40, 80 … ms: seven in the first two seconds and a few of the start; at even pace it would be a hundred.
  expect(sweeps).toBeLessThanOrEqual(12);

  const before = sweeps;
  await pool.query('NOTIFY woken_loop_test');
  await expect.poll(() => sweeps, { timeout: 10_000 }).toBeGreaterThan(before);

  fails = true;
  await pool.query('NOTIFY woken_loop_test');
  // Each failure is followed by a short pause: at the pace of an idle loop five would take longer than the test may.
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(12);
  await loop.stop();
});
