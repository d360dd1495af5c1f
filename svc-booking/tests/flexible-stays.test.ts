import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@getaway/kernel/calendar-date';
import { addMonths, firstDayOf, monthOf } from '@getaway/kernel/calendar-month';
import type { Browser } from './browser.ts';
import { inDays, intentFor } from './guests.ts';
import { staffOf } from './staff.ts';
import { startTestService, type TestService } from './test-service.ts';

interface FlexibleStays {
  stays: {
    checkInDate: string;
    checkOutDate: string;
    nights: number;
    total: string;
    usesPromoCode: boolean;
  }[];
}

interface Refusal {
  type: string;
  detail: string;
  errors: { path: string; message: string }[];
}

describe('a flexible search', () => {
  let service: TestService;
  let staff: Browser;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false, environment: { PROMO_GUESSES_PER_ADDRESS: '2' } });
    staff = await staffOf(service);
  });
  afterAll(() => service.stop());

  const month = addMonths(monthOf(inDays(0)), 3);
  const search = (query: string, browser = service.browser()) =>
    browser.get<FlexibleStays>(`/api/flexible-stays?${query}`);
  const refusal = async (query: string) =>
    (await service.browser().get<Refusal>(`/api/flexible-stays?${query}`)).body;

  it('returns what the quote charges, for each stay and with the same extras', async () => {
    const [service1] = (await staff.get<{ id: string }[]>('/api/addon-services')).body;
    const addOnIds = [service1?.id ?? ''];
    await staff.post('/api/admin/promo-codes', {
      code: 'TENOFF',
      name: 'Ten off',
      discountType: 'percentage',
      discountValue: 10,
    });
    for (const extras of [{}, { addOnIds, paymentMethod: 'alternative', promoCode: 'TENOFF' }]) {
      const query = new URLSearchParams({ nights: '2', when: 'weekend', month });
      for (const [name, value] of Object.entries(extras)) query.set(name, String(value));
      const { stays } = (await search(query.toString())).body;
      expect(stays.length).toBeGreaterThan(3);
      for (const { checkInDate, checkOutDate, total, nights, usesPromoCode } of stays) {
        const quote = await service
          .browser()
          .post<{ total: string }>('/api/quote', { checkInDate, checkOutDate, ...extras });
        expect(quote.body.total).toBe(total);
        expect(nights).toBe(2);
        expect(usesPromoCode).toBe('promoCode' in extras);
        expect(checkInDate.startsWith(month)).toBe(true);
      }
    }
  });

  it('leaves out nights that are held, blocked, or taken on another platform, except for the guest who holds them', async () => {
    const first = firstDayOf(addMonths(month, 1));
    const nightOf = (day: number) => addDays(first, day);
    const holder = service.browser();
    const query = `nights=1&month=${monthOf(first)}`;
    const held = (await search(query)).body.stays[0];
    if (!held) throw new Error('no stay');
    await holder.post('/api/create-booking-payment-intent', intentFor(held.checkInDate, held.checkOutDate));
    const checkIns = async (browser?: Browser) =>
      (await search(query, browser)).body.stays.map(({ checkInDate }) => checkInDate);
    expect(await checkIns()).not.toContain(held.checkInDate);
    expect(await checkIns(holder)).toContain(held.checkInDate);

    const rest = Array.from({ length: 31 }, (_, day) => nightOf(day)).filter(
      (night) => night !== nightOf(20) && night !== held.checkInDate,
    );
    await service.database.query(
      `INSERT INTO unavailable_dates (id, date, reason) SELECT gen_random_uuid()::text, unnest($1::date[]), 'blocked'`,
      [rest.slice(10)],
    );
    await service.database.query(
      `INSERT INTO external_nights (entity_id, date) SELECT 'elsewhere', unnest($1::date[])`,
      [rest.slice(0, 10)],
    );
    expect(await checkIns()).toEqual([nightOf(20)]);
    expect((await search(`nights=2&month=${monthOf(first)}`)).body.stays).toEqual([]);
  });

  it('applies a code for weekdays to the stays that it is for', async () => {
    await staff.post('/api/admin/promo-codes', {
      code: 'MIDWEEK',
      name: 'Midweek',
      discountType: 'fixed',
      discountValue: 50,
      weekdaysOnly: true,
    });
    const uses = async (when: string) =>
      (await search(`nights=2&when=${when}&month=${month}&promoCode=midweek`)).body.stays.map(
        ({ usesPromoCode }) => usesPromoCode,
      );
    expect(new Set(await uses('weekdays'))).toEqual(new Set([true]));
    expect(new Set(await uses('weekend'))).toEqual(new Set([false]));
  });

  it('refuses unknown codes as the quote does, and counts them as guesses', async () => {
    const guess = () => refusal('nights=2&promoCode=NOSUCH');
    expect(await guess()).toMatchObject({ type: 'promo-invalid', reason: 'unknown' });
    await guess();
    expect(await guess()).toMatchObject({ type: 'too-many-requests' });
    expect((await search('nights=2')).status).toBe(200);
  });

  it('is never cached, because a guest’s own hold changes it', async () => {
    const answer = await search('nights=1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['no nights', 'when=any', 'nights', 'Nights is required'],
    ['no night', 'nights=0', 'nights', 'Must be a whole number from 1 to 7'],
    ['eight nights', 'nights=8', 'nights', 'Must be a whole number from 1 to 7'],
    ['half a night', 'nights=1.5', 'nights', 'Must be a whole number from 1 to 7'],
    ['two numbers of nights', 'nights=1&nights=2', 'nights', 'Nights must be text'],
    ['another kind of days', 'nights=2&when=holidays', 'when', 'Must be any, weekend, or weekdays'],
    ['what is no month', 'nights=2&month=2027-13', 'month', 'Must be a month such as 2027-05'],
    [
      'a past month',
      'nights=2&month=2020-01',
      'month',
      expect.stringMatching(/^Must be a month from /) as string,
    ],
    ['what is no id', 'nights=2&addOnIds=a,,b', 'addOnIds.1', 'Not an id'],
    ['an extra twice', 'nights=2&packageIds=a,a', 'packageIds', 'Choose each one only once'],
    ['a payment by staff', 'nights=2&paymentMethod=manual', 'paymentMethod', 'Must be card or alternative'],
  ])('is refused for %s', async (_what, query, path, message) => {
    const { type, errors, detail } = await refusal(query);
    expect({ type, errors }).toEqual({ type: 'invalid-request', errors: [{ path, message }] });
    expect(detail.startsWith(`${path}: `)).toBe(true);
  });

  it('is refused for an extra that is not offered', async () => {
    expect(await refusal('nights=2&addOnIds=no-such')).toMatchObject({
      type: 'not-offered',
      ids: ['no-such'],
    });
  });

  it('accepts the first and the last month in which a stay can begin', async () => {
    const last = monthOf(inDays(730));
    for (const each of [monthOf(inDays(0)), last]) {
      expect((await search(`nights=1&month=${each}`)).status).toBe(200);
    }
    expect((await refusal(`nights=1&month=${addMonths(last, 1)}`)).type).toBe('invalid-request');
  });
});
