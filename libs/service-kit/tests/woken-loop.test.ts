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

test('sweeps slow down while idle and speed up again after a notification or a failure', async () => {
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
  // Pauses of 20, 40, 80 … ms allow about seven sweeps in two seconds; without slowing down there would be a hundred.
  expect(sweeps).toBeLessThanOrEqual(12);

  const before = sweeps;
  await pool.query('NOTIFY woken_loop_test');
  await expect.poll(() => sweeps, { timeout: 10_000 }).toBeGreaterThan(before);

  fails = true;
  await pool.query('NOTIFY woken_loop_test');
  // If failures did not reset the pause, twelve sweeps would take longer than the timeout.
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(12);
  await loop.stop();
});
