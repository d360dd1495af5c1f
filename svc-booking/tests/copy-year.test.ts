import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { copyRateYear } from '@getaway/contracts/http/rates';
import { everyDay, ratesOfStaff } from './rates/staff-rates.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

let service: StaffedService;
let rates: ReturnType<typeof ratesOfStaff>;
beforeAll(async () => {
  service = await startStaffedService({ webhooks: false });
  rates = ratesOfStaff(service.staff);
});
afterAll(() => service.stop());
afterEach(() => rates.reset());

const path = '/api/admin/rate-periods/copies';
const copy = (fromYear: unknown) => service.staff.post<Answer<typeof copyRateYear>>(path, { fromYear });
const summer = { kind: 'season', name: 'Summer', firstDate: '2027-06-01', lastDate: '2027-08-31' };
const fourth = { kind: 'override', name: null, firstDate: '2027-07-04', lastDate: '2027-07-04' };

it('copies a year to the next one, with prices and rules, and only once', async () => {
  await rates.add({ ...summer, prices: everyDay('400'), minimumNights: 3 });
  const adjustments = everyDay({ unit: 'percent', value: '-15.5' });
  await rates.add({ ...fourth, closed: true, adjustments });
  const { status, body } = await copy(2027);
  expect([status, body.skipped]).toEqual([201, 0]);
  expect(body.added).toMatchObject([
    {
      ...{ ...summer, firstDate: '2028-06-01', lastDate: '2028-08-31' },
      ...{ prices: everyDay('400.00'), minimumNights: 3, version: 1 },
    },
    { ...fourth, firstDate: '2028-07-04', lastDate: '2028-07-04', closed: true, adjustments },
  ]);
  expect((await copy(2027)).body).toEqual({ added: [], skipped: 2 });
  expect(await rates.list()).toHaveLength(4);
});

it('adds each once for twenty who copy at once', async () => {
  await rates.add({ ...summer, minimumNights: 3 });
  await rates.add({ ...fourth, closed: true });
  const answers = await Promise.all(Array.from({ length: 20 }, () => copy(2027)));
  expect(answers.flatMap(({ body }) => body.added)).toHaveLength(2);
  expect(await rates.list()).toHaveLength(4);
});

it('takes back a copy at once, except for what somebody has changed', async () => {
  await rates.add({ ...summer, minimumNights: 3 });
  await rates.add({ ...fourth, closed: true });
  const { added } = (await copy(2027)).body;
  const [season] = added;
  await service.staff.put(`/api/admin/rate-periods/${season?.id}`, {
    ...{ version: 1, name: 'Summer 2028', firstDate: '2028-06-01', lastDate: '2028-08-31', minimumNights: 4 },
  });
  // Sent twice, each counts once.
  const periods = [...added, ...added].map(({ id, version }) => ({ id, version }));
  const remove = () => service.staff.post('/api/admin/rate-periods/removals', { periods });
  expect(await remove()).toMatchObject({ status: 200, body: { removed: 1, kept: [season?.id] } });
  expect((await rates.list()).map(({ name }) => name)).toEqual(['Summer', null, 'Summer 2028']);
  expect((await remove()).body).toMatchObject({ removed: 0 });
});

it('copies nothing where one of them breaks a rule, and names it', async () => {
  await rates.add({ ...fourth, closed: true });
  await rates.add({ ...summer, minimumNights: 10 });
  // What is over prevents no rule, and can be copied later.
  await service.database.query(`UPDATE stay_rules SET maximum_nights = 7`);
  const { status, body } = await copy(2027);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: [
      {
        path: 'fromYear',
        message: expect.stringMatching(
          /^Summer from 2028-06-01: Must be 7 or less.*Nothing was copied\.$/,
        ) as string,
      },
    ],
  });
  expect(await rates.list()).toHaveLength(2);
  await service.database.query(`UPDATE stay_rules SET maximum_nights = 60`);
});

it.each([
  ['no year', undefined],
  ['words', 'last'],
  ['a fraction', 2027.5],
  ['the year 1', 1],
  ['9999', 9999],
])('refuses %s', async (_what, fromYear) => {
  const { status, body } = await copy(fromYear);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('fromYear')]);
});

it('requires a session', async () => {
  expect((await service.browser().post(path, { fromYear: 2027 })).status).toBe(401);
});
