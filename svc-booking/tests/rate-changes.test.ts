import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RateChangeOnWire } from '@getaway/contracts/http/rate-changes';
import type { RatePeriodOnWire } from '@getaway/contracts/http/rates';
import { openBrowser } from './browser.ts';
import { everyDay, ratesOfStaff } from './rates/staff-rates.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

describe('what changed about rates', () => {
  let service: StaffedService;
  let rates: ReturnType<typeof ratesOfStaff>;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
    rates = ratesOfStaff(service.staff);
  });
  afterEach(() => rates.reset());
  afterAll(() => service.stop());

  const summer = {
    ...{ kind: 'season', name: 'Summer', firstDate: '2027-06-01', lastDate: '2027-08-31' },
    prices: everyDay('300'),
  };
  const path = '/api/admin/rate-periods';
  const changes = async (limit = 10): Promise<RateChangeOnWire[]> =>
    (await service.staff.get<RateChangeOnWire[]>(`/api/admin/rate-changes?limit=${limit}`)).body;
  const newest = async (): Promise<RateChangeOnWire> => {
    const [change] = await changes(1);
    if (!change) throw new Error('Nothing has changed');
    return change;
  };
  const undo = (id: string) =>
    service.staff.post<{ undone: number; kept: number; detail: string }>(
      `/api/admin/rate-changes/${id}/undo`,
      {},
    );
  const change = ({ id, version }: RatePeriodOnWire, content: object) =>
    service.staff.put<RatePeriodOnWire>(`${path}/${id}`, { ...summer, ...content, version });

  it('is listed with the name of who did it, newest first, and each change is taken back', async () => {
    const period = await rates.add(summer);
    expect(await newest()).toMatchObject({
      ...{ action: 'added', actor: 'admin', isUndone: false, periodCount: 1 },
      periods: [{ before: null, after: { name: 'Summer', prices: { monday: '300.00' } } }],
    });
    const changed = (await change(period, { name: 'High summer' })).body;
    const renamed = await newest();
    expect(renamed).toMatchObject({
      action: 'changed',
      periods: [{ before: { name: 'Summer' }, after: { name: 'High summer' } }],
    });
    await service.staff.delete(`${path}/${changed.id}?version=${changed.version}`);
    const deleted = await newest();
    expect(deleted).toMatchObject({ action: 'deleted', periods: [{ after: null }] });

    expect(await undo(deleted.id)).toMatchObject({ status: 200, body: { undone: 1, kept: 0 } });
    expect(await rates.list()).toMatchObject([{ id: period.id, name: 'High summer', version: 3 }]);
    expect((await changes()).find(({ id }) => id === deleted.id)?.isUndone).toBe(true);
    expect(await undo(deleted.id)).toMatchObject({ status: 409, body: { type: 'changed-meanwhile' } });
    expect((await undo(renamed.id)).status).toBe(200);
    expect(await rates.list()).toMatchObject([{ name: 'Summer' }]);
  });

  it('can be undone, and the undo as well', async () => {
    const period = await rates.add(summer);
    await change(period, { prices: everyDay('350') });
    const raised = await newest();
    await undo(raised.id);
    const [lowered] = await rates.list();
    expect(lowered?.prices.monday).toBe('300.00');
    const undone = await newest();
    expect(undone).toMatchObject({ action: 'undone', isUndone: false });
    const isUndone = async () => (await changes()).find(({ id }) => id === raised.id)?.isUndone;
    expect(await isUndone()).toBe(true);
    expect((await undo(undone.id)).status).toBe(200);
    expect(await isUndone()).toBe(false);
    const [again] = await rates.list();
    expect(again?.prices.monday).toBe('350.00');
  });

  it('takes back how much more or less a night costs', async () => {
    const percent = (value: string) => everyDay({ unit: 'percent', value });
    const period = await rates.add({ ...summer, prices: {}, adjustments: percent('10') });
    await change(period, { prices: {}, adjustments: percent('-5.5') });
    const changed = await newest();
    expect(changed.periods).toMatchObject([
      { before: { adjustments: percent('10') }, after: { adjustments: percent('-5.5') } },
    ]);
    expect((await undo(changed.id)).status).toBe(200);
    expect(await rates.list()).toMatchObject([{ adjustments: percent('10') }]);
    const { id, version } = (await rates.list())[0] ?? period;
    await service.staff.delete(`${path}/${id}?version=${version}`);
    expect((await undo((await newest()).id)).status).toBe(200);
    expect(await rates.list()).toMatchObject([{ adjustments: percent('10') }]);
  });

  it('has the rules of stays and the discounts', async () => {
    await rates.setRules({ leadHours: 48 });
    const rules = await newest();
    expect(rules).toMatchObject({ rules: { before: { leadHours: 0 }, after: { leadHours: 48 } } });
    await rates.setDiscounts({ longStayPercent: 10 });
    const discounts = await newest();
    expect(discounts).toMatchObject({ discounts: { after: { longStayPercent: 10 } } });
    expect((await undo(rules.id)).status).toBe(200);
    expect((await undo(discounts.id)).status).toBe(200);
    expect(await rates.rules()).toMatchObject({ leadHours: 0 });
    expect(await rates.discounts()).toMatchObject({ longStayPercent: 0 });
  });

  it('has no entry of a save that changes nothing', async () => {
    const period = await rates.add(summer);
    const { id } = await newest();
    await change(period, {});
    await rates.setRules({});
    await rates.setDiscounts({});
    expect((await newest()).id).toBe(id);
  });

  it('takes back what is still as a copy made it', async () => {
    await rates.add(summer);
    await rates.add({ ...summer, name: 'Autumn', firstDate: '2027-09-01', lastDate: '2027-10-31' });
    await service.staff.post(`${path}/copies`, { fromYear: 2027 });
    const copied = await newest();
    expect(copied).toMatchObject({ action: 'copied', periodCount: 2 });
    const [, , copy] = await rates.list();
    if (copy) await change(copy, { name: 'Warm weeks', firstDate: '2028-06-01', lastDate: '2028-08-31' });
    expect((await undo(copied.id)).body).toEqual({ undone: 1, kept: 1 });
    expect((await rates.list()).map(({ name }) => name)).toEqual(['Summer', 'Autumn', 'Warm weeks']);
  });

  it('happens once, however many undo it at the same time', async () => {
    const { id, version } = await rates.add(summer);
    await service.staff.delete(`${path}/${id}?version=${version}`);
    const { id: deleted } = await newest();
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(deleted)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await rates.list()).toHaveLength(1);
    const [undone, before] = await changes(2);
    expect([undone?.action, before?.id]).toEqual(['undone', deleted]);
  });

  it('is not taken back where the rules no longer allow what was before', async () => {
    const { id, version } = await rates.add({ ...summer, minimumNights: 10 });
    await service.staff.delete(`${path}/${id}?version=${version}`);
    const deleted = await newest();
    await rates.setRules({ maximumNights: 7 });
    const refused = await undo(deleted.id);
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body.detail).toBe('Summer: Must be 7 or less: Rules for All Stays allow no longer stay');
    expect(await rates.list()).toEqual([]);
    expect((await changes()).find((each) => each.id === deleted.id)?.isUndone).toBe(false);
  });

  it('is unknown to strangers, and an unknown one is not found', async () => {
    expect((await undo('none')).status).toBe(404);
    const stranger = await openBrowser(service.address).get('/api/admin/rate-changes');
    expect(stranger.status).toBe(401);
  });

  it('leads back to where it began, whatever was done', async () => {
    const step = fc.constantFrom('add', 'rename', 'delete', 'copy', 'lead', 'discount');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        await rates.reset();
        await rates.add({ ...summer, name: 'Always' });
        const state = async () => ({
          periods: (await rates.list()).map(({ version: _version, ...period }) => period),
          lead: (await rates.rules()).leadHours,
          percent: (await rates.discounts()).longStayPercent,
        });
        const before = await state();
        const { id: first } = await newest();
        for (const [at, each] of steps.entries()) await take(each, at);
        // Undone from the newest to the oldest, each with what was done since already undone.
        const done = (await changes(20)).map(({ id }) => id);
        for (const id of done.slice(0, done.indexOf(first))) expect((await undo(id)).status).toBe(200);
        expect(await state()).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  /** A change by staff. */
  async function take(step: string, at: number): Promise<void> {
    const [period] = await rates.list();
    const days = { firstDate: `2027-11-${10 + at}`, lastDate: `2027-11-${10 + at}` };
    if (step === 'lead') await rates.setRules({ leadHours: at + 1 });
    else if (step === 'discount') await rates.setDiscounts({ longStayPercent: at + 1 });
    else if (step === 'copy') await service.staff.post(`${path}/copies`, { fromYear: 2027 });
    else if (step === 'add' || !period) await rates.add({ kind: 'override', ...days, closed: true });
    else if (step === 'rename') await change(period, { name: `Season ${at}` });
    else await service.staff.delete(`${path}/${period.id}?version=${period.version}`);
  }
});
