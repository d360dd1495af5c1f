import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCrm, type RunningService } from '../running-service.ts';
import { pages, seedGuests } from './seed-guests.ts';

const rounds = 8;
// With `npm run prove:guests` alone: it fills a database and takes minutes.
describe.runIf(process.env['PROOF'] === 'long')('50,000 guests', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startCrm();
  });
  afterAll(() => service.stop());

  /** Milliseconds of the quickest half of some rounds: what the machine does beside it stays out. */
  async function timeOf(query: string): Promise<number> {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const answer = await service.asStaff(`/api/crm/guests${query}`);
      await answer.text();
      times.push(performance.now() - started);
    }
    const quick = times.sort((a, b) => a - b).slice(0, Math.ceil(rounds / 2));
    return quick.reduce((sum, time) => sum + time, 0) / quick.length;
  }

  async function timesOfAll(): Promise<Map<string, number>> {
    const times = new Map<string, number>();
    for (const [title, query] of Object.entries(pages)) times.set(title, await timeOf(query));
    return times;
  }

  test('pages of 50,000 guests take as long as pages of 1,000', { timeout: 600_000 }, async () => {
    await seedGuests(service.database, 1_000);
    await timesOfAll();
    const few = await timesOfAll();
    await seedGuests(service.database, 49_000, 1_000);
    await timesOfAll();
    const many = await timesOfAll();
    const ratios = Object.keys(pages).map((title) => {
      const [before = 0, after = 0] = [few.get(title), many.get(title)];
      process.stdout.write(
        `${title.padEnd(32)} ${before.toFixed(1).padStart(7)} ms ${after.toFixed(1).padStart(7)} ms  × ${(after / before).toFixed(2)}\n`,
      );
      return after / before;
    });
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.5);
  });

  test(
    'an export of 50,000 guests holds no more than a batch of them in memory',
    { timeout: 60_000 },
    async () => {
      const started = performance.now();
      const before = process.memoryUsage().rss;
      let highest = before;
      let bytes = 0;
      const answer = await service.asStaff('/api/crm/guests/export');
      for await (const chunk of answer.body ?? []) {
        bytes += (chunk as Uint8Array).length;
        highest = Math.max(highest, process.memoryUsage().rss);
      }
      const grown = (highest - before) / 2 ** 20;
      process.stdout.write(
        `${(bytes / 2 ** 20).toFixed(1)} MiB in ${(performance.now() - started).toFixed(0)} ms, memory grew by ${grown.toFixed(1)} MiB\n`,
      );
      expect(bytes).toBeGreaterThan(4 * 2 ** 20);
      expect(grown).toBeLessThan(64);
    },
  );
});
