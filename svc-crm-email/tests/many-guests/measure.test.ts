import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofLength, tellProof } from '@getaway/testing/proof';
import { startCrm, type RunningService } from '../running-service.ts';
import { pages, seedGuests } from './seed-guests.ts';

const rounds = 100;
const firstLooks = 5;
const [few, many] = [1_000, 100_000];
const mostTimesSlower = 1.5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timeOf(service: RunningService, query: string): Promise<number> {
  const started = performance.now();
  await pageOf(service, query);
  return performance.now() - started;
}

async function pageOf(service: RunningService, query: string): Promise<{ guests: unknown[] }> {
  const answer = await service.asStaff(`/api/crm/guests${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { guests: unknown[] };
}

/** The time of an uncached page: a guest has just changed. */
async function firstLookMs(service: RunningService, query: string): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < firstLooks; look += 1) {
    await service.database.query('UPDATE guests SET tags = tags WHERE false');
    times.push(await timeOf(service, query));
  }
  return median(times);
}

/**
 * A deliberately slow query: a search without an index, in a computed order, with its total and all figures.
 */
async function naiveMs({ database }: RunningService): Promise<number> {
  const found = "FROM guests WHERE email || guest_name LIKE '%kafora%'";
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    await database.query(`SELECT id ${found} ORDER BY md5(id) LIMIT 20`);
    await database.query(`SELECT count(*) ${found}`);
    for (const condition of ['true', 'total_stays > 0', 'sequence_step > 0'])
      await database.query(`SELECT count(*) FROM guests WHERE ${condition}`);
    times.push(performance.now() - started);
  }
  return median(times);
}

// Runs only with `npm run prove:guests`: it fills a database and takes minutes.
describe.runIf(proofLength({ short: false, long: true }))('100,000 guests', () => {
  let service: RunningService;
  let small: RunningService;
  beforeAll(async () => {
    service = await startCrm();
    small = await startCrm();
    await seedGuests(service.database, many);
    await seedGuests(small.database, few);
  });
  afterAll(async () => {
    await small.stop();
    await service.stop();
  });

  test(`pages of ${many} guests take as long as pages of ${few}`, { timeout: 600_000 }, async () => {
    const measured = [];
    for (const [page, query] of Object.entries(pages)) {
      const lengths = [
        (await pageOf(small, query)).guests.length,
        (await pageOf(service, query)).guests.length,
      ];
      expect(lengths[0], `guests on the page '${page}'`).toBe(lengths[1]);
      const [times, timesOfMany]: [number[], number[]] = [[], []];
      // Alternately, so that other load affects both.
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeOf(small, query));
        timesOfMany.push(await timeOf(service, query));
      }
      const [fewMs, manyMs] = [median(times), median(timesOfMany)];
      const firstMs = await firstLookMs(service, query);
      measured.push({ page, fewMs, manyMs, ratio: manyMs / fewMs, firstMs });
    }
    const naiveOfMany = await naiveMs(service);
    const naive = naiveOfMany / (await naiveMs(small));
    console.table(measured);
    tellProof({
      proof: 'guests',
      size: `${measured.length} kinds of pages, ${many} guests beside ${few}, ${rounds} rounds`,
      control: `reading all of them: ${naive.toFixed(1)} times slower`,
    });
    expect(naive).toBeGreaterThan(mostTimesSlower);
    expect(measured.filter(({ firstMs }) => firstMs > naiveOfMany)).toEqual([]);
    expect(measured.filter(({ ratio }) => ratio > mostTimesSlower)).toEqual([]);
  });
});
