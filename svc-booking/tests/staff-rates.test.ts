import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatePeriodOnWire, StayRulesOnWire } from '@getaway/contracts/http/rates';
import { inDays } from './guests.ts';
import { everyDay, ratesOfStaff } from './rates/staff-rates.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

const percent = (value: string | number) => ({ unit: 'percent', value });
const dollars = (value: string | number) => ({ unit: 'dollars', value });

describe('seasons, overrides, and holidays', () => {
  let service: StaffedService;
  let rates: ReturnType<typeof ratesOfStaff>;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
    rates = ratesOfStaff(service.staff);
  });
  afterAll(() => service.stop());

  const path = '/api/admin/rate-periods';
  const summer = { kind: 'season', name: 'Summer', firstDate: '2027-06-01', lastDate: '2027-08-31' };

  it('are created, listed by date, replaced, and deleted', async () => {
    const created = await service.staff.post<RatePeriodOnWire>(path, {
      ...summer,
      prices: { saturday: '400', friday: 350.5, sunday: '', monday: null },
      minimumNights: 2,
      closedToArrival: false,
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...summer,
      version: 1,
      prices: { saturday: '400.00', friday: '350.50', sunday: null, monday: null, tuesday: null },
      ...{ minimumNights: 2, closedToArrival: false, closedToDeparture: null, closed: null },
    });
    await rates.add({ kind: 'holiday', name: 'New Year', firstDate: '2027-01-01', lastDate: '2027-01-01' });
    const { id } = created.body;
    expect((await rates.list()).map(({ name }) => name)).toEqual(['New Year', 'Summer']);
    const replaced = await service.staff.put<RatePeriodOnWire>(`${path}/${id}`, {
      ...{ version: 1, name: 'High summer', firstDate: '2027-07-01', lastDate: '2027-08-31', closed: true },
    });
    expect(replaced).toMatchObject({
      status: 200,
      body: { kind: 'season', name: 'High summer', version: 2, closed: true, minimumNights: null },
    });
    expect(await service.staff.delete(`${path}/${id}?version=1`)).toMatchObject({
      status: 409,
      body: { type: 'changed-meanwhile' },
    });
    expect((await service.staff.delete(`${path}/${id}?version=2`)).status).toBe(204);
    expect((await service.staff.delete(`${path}/${id}?version=2`)).status).toBe(404);
    expect((await service.staff.put(`${path}/${id}`, { ...summer, version: 2, closed: true })).status).toBe(
      404,
    );
    await rates.reset();
  });

  it('say how much more or less a night costs, beside prices of other weekdays', async () => {
    const created = await service.staff.post<RatePeriodOnWire>(path, {
      ...{ ...summer, prices: { saturday: '400' } },
      adjustments: { sunday: percent('+10'), monday: percent(-15.5), friday: dollars('-20'), saturday: '' },
    });
    expect(created.status).toBe(201);
    const { id, adjustments } = created.body;
    expect(adjustments).toEqual({
      ...{ sunday: percent('10'), monday: percent('-15.5'), friday: dollars('-20.00') },
      ...{ tuesday: null, wednesday: null, thursday: null, saturday: null },
    });
    expect(await rates.list()).toMatchObject([{ id, prices: { saturday: '400.00' }, adjustments }]);
    const replaced = await service.staff.put<RatePeriodOnWire>(`${path}/${id}`, {
      ...{ ...summer, version: 1, prices: { saturday: '400' } },
    });
    expect(replaced.body.adjustments).toEqual(everyDay(null));
    await rates.reset();
  });

  it.each([
    ['a date that does not exist', { firstDate: '2027-02-30', closed: true }, 'firstDate'],
    ['a last date before the first', { lastDate: '2027-05-31', closed: true }, 'lastDate'],
    ['a hundred years', { lastDate: '2127-06-01', closed: true }, 'lastDate'],
    [
      'a year that is far away',
      { firstDate: '9990-01-01', lastDate: '9990-01-02', closed: true },
      'lastDate',
    ],
    ['the year 1', { firstDate: '0001-01-01', closed: true }, 'firstDate'],
    ['no name', { name: ' ', closed: true }, 'name'],
    ['nothing that it sets', {}, 'prices'],
    ['a negative price', { prices: everyDay(-1) }, 'prices.sunday'],
    ['a huge price', { prices: everyDay(100_000.01) }, 'prices.sunday'],
    ['a fraction of a cent', { prices: everyDay('1.001') }, 'prices.sunday'],
    ['a price that is no number', { prices: everyDay('NaN') }, 'prices.sunday'],
    ['prices that are a list', { prices: [100], closed: true }, 'prices'],
    ['prices that are an empty list', { prices: [], closed: true }, 'prices'],
    ['91 percent less', { adjustments: everyDay(percent(-91)) }, 'adjustments.sunday.value'],
    ['501 percent more', { adjustments: everyDay(percent('500.01')) }, 'adjustments.sunday.value'],
    ['a thousandth of a percent', { adjustments: everyDay(percent('1.001')) }, 'adjustments.sunday.value'],
    ['0 percent more', { adjustments: everyDay(percent('-0')) }, 'adjustments.sunday.value'],
    ['no number of dollars', { adjustments: everyDay(dollars('1e3')) }, 'adjustments.sunday.value'],
    ['a fortune less', { adjustments: everyDay(dollars(-100_001)) }, 'adjustments.sunday.value'],
    [
      'an adjustment in euros',
      { adjustments: everyDay({ unit: 'euros', value: 5 }) },
      'adjustments.sunday.unit',
    ],
    ['an adjustment that is a number', { adjustments: everyDay(10) }, 'adjustments.sunday'],
    ['adjustments that are a list', { adjustments: [percent(10)] }, 'adjustments'],
    [
      'a price and an adjustment of the same weekday',
      { prices: { friday: 300, saturday: 350 }, adjustments: { sunday: percent(5), saturday: percent(10) } },
      'adjustments.saturday',
    ],
    ['a holiday with an adjustment', { kind: 'holiday', adjustments: everyDay(percent(5)) }, 'prices'],
    ['no nights at least', { minimumNights: 0 }, 'minimumNights'],
    ['61 nights at least', { minimumNights: 61 }, 'minimumNights'],
    ['half a night at least', { minimumNights: 1.5 }, 'minimumNights'],
    ['a rule that is no answer', { closed: 'yes' }, 'closed'],
    ['an unknown kind', { kind: 'week', closed: true }, 'kind'],
    ['a holiday with a price', { kind: 'holiday', prices: everyDay(5) }, 'prices'],
  ])('are refused with %s', async (_what, wrong, at) => {
    const answer = await service.staff.post<{ errors: { path: string; message: string }[] }>(path, {
      ...summer,
      ...wrong,
    });
    expect(answer.status).toBe(400);
    if (at !== undefined) expect(answer.body.errors.map((error) => error.path)).toContain(at);
    expect(await rates.list()).toEqual([]);
  });

  it('have no minimum that the rules of all stays make impossible, whichever is set first', async () => {
    expect((await rates.setRules({ maximumNights: 7 })).status).toBe(200);
    const refused = await service.staff.post<{ errors: { path: string; message: string }[] }>(path, {
      ...{ ...summer, minimumNights: 8 },
    });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'minimumNights' }] } });
    const { id, version } = await rates.add({ ...summer, minimumNights: 7 });
    const longer = { ...summer, version, minimumNights: 8 };
    expect(await service.staff.put(`${path}/${id}`, longer)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'minimumNights' }] },
    });
    expect(await rates.setRules({ maximumNights: 6 })).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            path: 'maximumNights',
            message: 'Summer has a minimum of 7 nights. Change that first, or enter at least 7',
          },
        ],
      },
    });
    await rates.reset();
  });

  it('lose none of fifty changes at once: one wins for each version', async () => {
    const { id } = await rates.add({ ...summer, closed: true });
    const change = (version: number, minimumNights: number) =>
      service.staff.put<RatePeriodOnWire>(`${path}/${id}`, { ...summer, version, minimumNights });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => change(1, 1 + (index % 50))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const [kept] = await rates.list();
    expect(kept).toEqual(answers.find(({ status }) => status === 200)?.body);
    await rates.reset();
  });

  it('are created once with a repeated key', async () => {
    const create = () =>
      service.staff.post<RatePeriodOnWire>(path, { ...summer, closed: true }, { 'idempotency-key': 'once' });
    const [first, second] = [await create(), await create()];
    expect(second.body).toEqual(first.body);
    expect(await rates.list()).toHaveLength(1);
    await rates.reset();
  });

  it('are shown to staff for each night with what sets it, also in the past', async () => {
    await rates.add({ ...summer, prices: everyDay(400), minimumNights: 2, closedToArrival: true });
    const nights = (query: string) =>
      service.staff.get<{ nights: object[] }>(`/api/admin/rate-nights?${query}`);
    expect((await nights('from=2027-05-31&to=2027-06-02')).body.nights).toEqual([
      { date: '2027-05-31', price: '200.00' },
      {
        ...{
          date: '2027-06-01',
          price: '400.00',
          minimumNights: 2,
          minimumName: 'Summer',
          closedToArrival: true,
        },
        sources: [{ kind: 'season', name: 'Summer' }],
      },
    ]);
    expect((await nights('from=2028-02-14&to=2028-02-15')).body.nights).toEqual([
      {
        ...{ date: '2028-02-14', price: '400.00' },
        datedSurcharge: { label: 'Valentine’s Day', amount: '200.00' },
      },
    ]);
    expect((await nights('from=2020-01-01&to=2020-01-02')).body.nights).toHaveLength(1);
    for (const query of [
      'from=2027-01-01&to=2027-01-01',
      'from=2027-01-01&to=2029-01-01',
      'from=0001-01-01&to=0001-01-02',
      'from=9999-12-30&to=9999-12-31',
    ])
      expect((await nights(query)).status).toBe(400);
    await rates.reset();
  });
});

describe('the rules of all stays', () => {
  let service: StaffedService;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const path = '/api/admin/stay-rules';
  const usual = { minimumNights: 1, maximumNights: 60, leadHours: 0, windowDays: 731, nightsBetween: 0 };

  it('are the limits of every house until staff set others, and lose no change', async () => {
    expect((await service.staff.get<StayRulesOnWire>(path)).body).toEqual({ version: 1, ...usual });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        service.staff.put(path, { ...usual, version: 1, leadHours: index }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await service.staff.get<StayRulesOnWire>(path)).body.version).toBe(2);
    expect((await service.staff.put(path, { ...usual, version: 2 })).status).toBe(200);
  });

  it.each([
    ['minimumNights', { minimumNights: 0 }],
    ['maximumNights', { maximumNights: 61 }],
    ['maximumNights', { minimumNights: 5, maximumNights: 4 }],
    ['leadHours', { leadHours: -1 }],
    ['leadHours', { leadHours: null }],
    ['windowDays', { windowDays: 732 }],
    ['windowDays', { minimumNights: 5, windowDays: 4 }],
    ['nightsBetween', { nightsBetween: 1e9 }],
  ])('are refused where %s is wrong', async (at, wrong) => {
    const { version } = (await service.staff.get<StayRulesOnWire>(path)).body;
    expect(await service.staff.put(path, { ...usual, version, ...wrong })).toMatchObject({
      status: 400,
      body: { errors: [{ path: at }] },
    });
  });

  it('leave the nights that staff can block as they are', async () => {
    const rates = ratesOfStaff(service.staff);
    await rates.add({ kind: 'override', firstDate: inDays(3), lastDate: inDays(3), closed: true });
    expect((await service.browser().get('/api/unavailable-dates')).body).toEqual({
      unavailableDates: [inDays(3)],
      ruled: { closed: [inDays(3)] },
    });
    expect((await service.staff.get('/api/admin/taken-nights')).body).toEqual({ nights: [] });
    await rates.reset();
  });
});
