import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@getaway/kernel/calendar-date';
import { inDays } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

interface Setting {
  id: string;
  name: string;
  price: string;
}

describe('staff’s prices', () => {
  let service: StaffedService;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const quote = async () => {
    const soon = inDays(20);
    const monday = addDays(soon, (8 - weekdayOf(soon)) % 7);
    const answer = await service
      .browser()
      .post<{ nightsTotal: string; taxRate: number; tax: string }>('/api/quote', {
        checkInDate: monday,
        checkOutDate: addDays(monday, 2),
        paymentMethod: 'alternative',
      });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const settings = async () => (await service.browser().get<Setting[]>('/api/admin/pricing')).body;
  const idOf = async (name: string) => (await settings()).find((each) => each.name === name)?.id ?? '';

  it('are in the next quote', async () => {
    expect((await quote()).nightsTotal).toBe('400.00');
    const id = await idOf('weekday');
    expect(await service.staff.put(`/api/admin/pricing/${id}`, { price: '210.50' })).toMatchObject({
      status: 200,
      body: { id, name: 'weekday', price: '210.50' },
    });
    expect((await quote()).nightsTotal).toBe('421.00');
    expect((await service.staff.put(`/api/admin/pricing/${id}`, { price: 0 })).status).toBe(200);
    expect((await quote()).nightsTotal).toBe('0.00');
    expect((await service.staff.put(`/api/admin/pricing/${id}`, { price: 200 })).status).toBe(200);
  });

  it.each([-0.01, 1.005, '', null, 'free', 100_000.01, undefined])('are refused with %j', async (price) => {
    const id = await idOf('saturday');
    expect(await service.staff.put(`/api/admin/pricing/${id}`, { price })).toMatchObject({
      status: 400,
      body: { type: 'invalid-request', errors: [{ path: 'price' }] },
    });
  });

  it('are filled in where they are missing, any number of times', async () => {
    await service.database.query(`DELETE FROM pricing_settings WHERE name IN ('saturday', 'weekday')`);
    const friday = await idOf('friday_sunday');
    await service.staff.put(`/api/admin/pricing/${friday}`, { price: 275 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => service.staff.post<Setting[]>('/api/admin/seed-pricing')),
    );
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('x-total-count')).toBe('6');
      expect(body.map(({ name, price }) => [name, price]).slice(0, 3)).toEqual([
        ['weekday', '200.00'],
        ['friday_sunday', '275.00'],
        ['saturday', '300.00'],
      ]);
    }
    expect((await service.database.query('SELECT 1 FROM pricing_settings')).rowCount).toBe(6);
  });

  it('are refused when somebody else set another one meanwhile', async () => {
    const [{ id: taxId, rate } = { id: '', rate: 0 }] = (
      await service.staff.get<{ id: string; rate: number }[]>('/api/admin/tax-settings')
    ).body;
    const { id, price } = (await settings()).find(({ name }) => name === 'weekday') ?? { id: '', price: '' };
    const [addOn = { id: '', price: '' }] = (
      await service.staff.get<{ id: string; price: string }[]>('/api/addon-services')
    ).body;
    const cases = [
      { path: `/api/admin/pricing/${id}`, field: 'price', seen: price, wanted: ['211.00', '212.00'] },
      {
        path: `/api/admin/addon-services/${addOn.id}`,
        field: 'price',
        seen: addOn.price,
        wanted: ['71.00', '72.00'],
      },
      { path: `/api/admin/tax-settings/${taxId}`, field: 'rate', seen: rate, wanted: [0.081, 0.082] },
    ];
    for (const { path, field, seen, wanted } of cases) {
      const set = (value: unknown, before?: unknown) =>
        service.staff.put<Record<string, unknown>>(path, {
          [field]: value,
          ...(before !== undefined && { before: { [field]: before } }),
        });
      const answers = await Promise.all(wanted.map((value) => set(value, seen)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const saved = answers.find(({ status }) => status === 200)?.body[field];
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        type: 'changed-meanwhile',
        newest: { [field]: saved },
      });
      // The same once more, as after an answer that was lost.
      expect((await set(saved, seen)).status).toBe(200);
      expect((await set(seen, saved)).status).toBe(200);
      // A client of an earlier release doesn't say what it saw.
      expect((await set(wanted[0])).status).toBe(200);
      expect((await set(seen)).status).toBe(200);
    }
  });

  it('include a tax rate with four decimals', async () => {
    const listed = await service.staff.get<{ id: string }[]>('/api/admin/tax-settings');
    expect(listed.headers.get('x-total-count')).toBe('1');
    expect(listed.body).toMatchObject([{ name: 'Sales tax', rate: 0.07, isActive: true }]);
    const address = `/api/admin/tax-settings/${listed.body[0]?.id ?? ''}`;
    expect(await service.staff.put(address, { rate: '0.0825' })).toMatchObject({
      status: 200,
      body: { rate: 0.0825 },
    });
    expect((await service.browser().get('/api/tax-rate')).body).toEqual({ rate: 0.0825 });
    expect(await quote()).toMatchObject({ taxRate: 0.0825, tax: '46.20' });
    for (const rate of [0, 1]) expect((await service.staff.put(address, { rate })).status).toBe(200);
    for (const rate of [-0.0001, 1.0001, 0.07251, '7 %', null]) {
      expect(await service.staff.put(address, { rate })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'rate' }] },
      });
    }
    expect((await service.staff.put('/api/admin/tax-settings/none', { rate: 0.05 })).status).toBe(404);
    expect((await service.staff.put('/api/admin/pricing/none', { price: 5 })).status).toBe(404);
  });
});
