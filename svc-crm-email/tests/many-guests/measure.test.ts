import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCrm, type RunningService } from '../running-service.ts';
import { pages, seedGuests } from './seed-guests.ts';

const rounds = 30;
const [few, many] = [1_000, 50_000];
const mostTimesSlower = 1.5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timeOf(service: RunningService, query: string): Promise<number> {
  const started = performance.now();
  const answer = await service.asStaff(`/api/crm/guests${query}`);
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - started;
}

// With `npm run prove:guests` alone: it fills a database and takes minutes.
describe.runIf(process.env['PROOF'] === 'long')('50,000 guests', () => {
  let service: RunningService;
  let small: RunningService;
  beforeAll(async () => {
    service = await startCrm();
    small = await startCrm();
    await seedGuests(service.database, many);
    await seedGuests(small.database, few);
  }, 300_000);
  afterAll(async () => {
    await small.stop();
    await service.stop();
  });

  test(`pages of ${many} guests take as long as pages of ${few}`, { timeout: 600_000 }, async () => {
    const measured = [];
    for (const [page, query] of Object.entries(pages)) {
      const [times, timesOfMany]: [number[], number[]] = [[], []];
      // In turns, so that what else the machine does falls on both.
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeOf(small, query));
        timesOfMany.push(await timeOf(service, query));
      }
      const [fewMs, manyMs] = [median(times), median(timesOfMany)];
      measured.push({ page, fewMs, manyMs, ratio: manyMs / fewMs });
    }
    console.table(measured);
    expect(measured.filter(({ ratio }) => ratio > mostTimesSlower)).toEqual([]);
  });
});
