import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

interface Code {
  id: string;
  code: string;
  maxUses: number | null;
  expiresAt: string | null;
  uses: number;
}

const path = '/api/admin/promo-codes';
const ten = { name: 'Ten percent', discountType: 'percentage', discountValue: 10 };

describe('the staff’s promotion codes', () => {
  let service: StaffedService;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const make = async (code: string, more: object = {}) => {
    const answer = await service.staff.post<Code>(path, { ...ten, code, ...more });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const holdWith = (promoCode: string, from: number) => {
    const request = intentFor(inDays(from), inDays(from + 1));
    return service.browser().post<IntentAnswer>('/api/create-booking-payment-intent', {
      ...request,
      bookingData: { ...request.bookingData, promoCode },
    });
  };
  const valid = async (code: string) =>
    (await service.browser().post('/api/validate-promo-code', { code })).body;

  it('are stored in upper case, are valid at once, and are listed newest first', async () => {
    expect(await make(' summer-1 ')).toEqual({
      id: expect.any(String) as string,
      code: 'SUMMER-1',
      ...ten,
      discountValue: '10.00',
      isActive: true,
      weekdaysOnly: false,
      maxUses: null,
      uses: 0,
      expiresAt: null,
      source: 'staff',
      shownTitle: null,
      shownText: null,
      shownFrom: null,
      shownUntil: null,
    });
    await make('SUMMER-2', { discountType: 'fixed', discountValue: '49.50', maxUses: 3, unknown: 'ignored' });
    expect(await valid('summer-2')).toMatchObject({ valid: true, discountValue: '49.50' });
    const page = await service.staff.get<Code[]>(`${path}?limit=1`);
    expect(page.body.map(({ code }) => code)).toEqual(['SUMMER-2']);
    expect(page.headers.get('x-total-count')).toBe('2');
    expect((await service.staff.get<Code[]>(`${path}?offset=1`)).body.map(({ code }) => code)).toEqual([
      'SUMMER-1',
    ]);
  });

  it('are found by a part of the code or of the name, which is not a pattern', async () => {
    await make('FOUND_1', { name: 'For the lantern walk' });
    await make('FOUNDX1', { name: '100% off' });
    const found = async (search: string) => {
      const page = await service.staff.get<Code[]>(`${path}?limit=5&search=${encodeURIComponent(search)}`);
      expect(page.headers.get('x-total-count')).toBe(String(page.body.length));
      return page.body.map(({ code }) => code);
    };
    expect(await found(' found_ ')).toEqual(['FOUND_1']);
    expect(await found('LANTERN')).toEqual(['FOUND_1']);
    expect(await found('0%')).toEqual(['FOUNDX1']);
    expect(await found('\\')).toEqual([]);
  });

  it('exist once, also when two members of staff create them at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.staff.post(path, { ...ten, code: 'Once' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ type: 'already-exists' });
    expect(refused?.body['detail']).toMatch(/already exists/);
    const other = await make('OTHER');
    expect(await service.staff.put(`${path}/${other.id}`, { code: 'once' })).toMatchObject({
      status: 409,
      body: { type: 'already-exists' },
    });
  });

  it.each([
    [{ code: '' }, 'code'],
    [{ code: 'a\u0007b' }, 'code'],
    [{ code: 'x'.repeat(41) }, 'code'],
    [{ name: ' ' }, 'name'],
    [{ discountType: 'gift' }, 'discountType'],
    [{ discountValue: 0 }, 'discountValue'],
    [{ discountValue: 100.01 }, 'discountValue'],
    [{ discountValue: 5.005 }, 'discountValue'],
    [{ discountType: 'fixed', discountValue: -5 }, 'discountValue'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ maxUses: 1.5 }, 'maxUses'],
    [{ expiresAt: '2027-02-30T00:00:00Z' }, 'expiresAt'],
    [{ isActive: 'yes' }, 'isActive'],
    [{ shownTitle: 'x'.repeat(61) }, 'shownTitle'],
    [{ shownTitle: 'Snow', shownFrom: '2027-01-01', shownText: 'x'.repeat(161) }, 'shownText'],
    [{ shownTitle: 'Snow' }, 'shownFrom'],
    [{ shownTitle: 'Snow', shownFrom: '2027-02-30' }, 'shownFrom'],
    [{ shownTitle: 'Snow', shownFrom: '2027-01-02', shownUntil: '2027-01-01' }, 'shownUntil'],
    [{ shownFrom: '2027-01-02' }, 'shownTitle'],
  ])('are refused with %j, naming the field', async (fault, field) => {
    const answer = await service.staff.post<{ errors: { path: string }[] }>(path, {
      ...ten,
      code: 'FAULT',
      ...fault,
    });
    expect(answer).toMatchObject({ status: 400, body: { type: 'invalid-request' } });
    expect(new Set(answer.body.errors.map((each) => each.path))).toEqual(new Set([field]));
  });

  it('change only in the fields that are sent, and can be cleared', async () => {
    const code = await make('CHANGE', { maxUses: 5, expiresAt: '2099-01-01T00:00:00Z', weekdaysOnly: true });
    const off = await service.staff.put(`${path}/${code.id}`, { isActive: false });
    expect(off).toMatchObject({ status: 200, body: { ...code, isActive: false } });
    expect(await valid('CHANGE')).toEqual({ valid: false, reason: 'inactive' });
    const cleared = await service.staff.put<Code>(`${path}/${code.id}`, { maxUses: null, expiresAt: '' });
    expect(cleared.body).toMatchObject({ maxUses: null, expiresAt: null, weekdaysOnly: true });
    expect((await service.staff.put(`${path}/${code.id}`, {})).body).toEqual(cleared.body);
  });

  it('are not overwritten by the second of two saves, which is refused', async () => {
    const { id } = await make('TWO-TABS', { expiresAt: '2099-05-31T23:59:59-04:00' });
    const seen = { ...ten, code: 'TWO-TABS', expiresAt: '2099-06-01T03:59:59.000Z', shownTitle: null };
    const save = (discountValue: number, before: object = seen) =>
      service.staff.put<Code & { type: string; discountValue: string }>(`${path}/${id}`, {
        ...{ ...seen, discountValue, before },
      });
    const answers = await Promise.all([save(15), save(20)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.type).toBe('changed-meanwhile');
    const saved = Number(answers.find(({ status }) => status === 200)?.body.discountValue);
    expect((await save(saved)).status).toBe(200);
    expect((await save(12, { ...seen, discountValue: saved })).status).toBe(200);
    expect((await service.staff.put(`${path}/${id}`, { discountValue: 10 })).status).toBe(200);
    expect((await service.staff.delete(`${path}/${id}`)).status).toBe(204);
  });

  it('are validated as a whole when a part of them changes', async () => {
    const code = await make('WHOLE', { discountType: 'fixed', discountValue: 150 });
    expect(await service.staff.put(`${path}/${code.id}`, { discountType: 'percentage' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'discountValue' }] },
    });
    expect(
      await service.staff.put(`${path}/${code.id}`, { discountType: 'percentage', discountValue: 100 }),
    ).toMatchObject({ status: 200 });
  });

  it('can be deleted while bookings use them, which keep their price', async () => {
    const code = await make('USED', { maxUses: 5 });
    const { body: held } = await holdWith('USED', 40);
    expect((await holdWith('USED', 42)).status).toBe(200);
    expect(await service.staff.put(`${path}/${code.id}`, { maxUses: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'maxUses', message: 'Already used 2 times' }] },
    });
    expect(await service.staff.put(`${path}/${code.id}`, { code: 'RENAMED' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'code' }] },
    });
    const booking = async () =>
      (
        await service.database.query<Record<string, unknown>>(
          'SELECT promo_code, promo_discount, total_price, quote FROM bookings WHERE payment_intent_id = $1',
          [held.paymentIntentId],
        )
      ).rows;
    const before = await booking();
    expect(await service.staff.delete(`${path}/${code.id}`)).toMatchObject({ status: 204, body: undefined });
    expect(await booking()).toEqual(before);
    expect(await valid('USED')).toEqual({ valid: false, reason: 'unknown' });
  });

  it('are what the home page offers, as long as a guest can use them', async () => {
    const offer = async () => {
      const answer = await service.browser().get<{ offer: object | null }>('/api/seasonal-offer');
      expect(answer.status).toBe(200);
      return answer.body.offer;
    };
    expect(await offer()).toBeNull();
    const shown = { shownTitle: ' First snow ', shownText: '', shownFrom: '2026-01-01', shownUntil: null };
    const code = await make('SNOW', { ...shown, weekdaysOnly: true, expiresAt: '2099-01-01T05:00:00Z' });
    expect(code).toMatchObject({ ...shown, shownTitle: 'First snow', shownText: null });
    expect(await offer()).toEqual({
      title: 'First snow',
      text: null,
      code: 'SNOW',
      discountType: 'percentage',
      discountValue: '10.00',
      weekdaysOnly: true,
      lastDay: '2098-12-31',
    });
    expect(await valid('SNOW')).toMatchObject({ valid: true });

    const change = (change: object) => service.staff.put(`${path}/${code.id}`, change);
    expect((await change({ isActive: false })).status).toBe(200);
    expect(await offer()).toBeNull();
    expect((await change({ isActive: true, shownUntil: '2026-01-02' })).status).toBe(200);
    expect(await offer()).toBeNull();
    expect(await change({ shownUntil: '2025-12-31' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'shownUntil', message: 'Must not be before the first day' }] },
    });
    expect(await change({ shownTitle: null })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'shownTitle', message: 'Headline is required' }] },
    });
    const hidden = { shownTitle: null, shownText: null, shownFrom: null, shownUntil: null };
    expect(await change(hidden)).toMatchObject({ status: 200, body: hidden });
    await service.staff.delete(`${path}/${code.id}`);
  });

  it('return 404 when they do not exist', async () => {
    expect((await service.staff.put(`${path}/none`, { isActive: false })).status).toBe(404);
    expect(await service.staff.delete(`${path}/none`)).toMatchObject({
      status: 404,
      body: { type: 'not-found' },
    });
    expect((await service.staff.delete(`${path}/${'x'.repeat(65)}`)).status).toBe(400);
  });
});
