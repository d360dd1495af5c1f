import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@getaway/kernel/calendar-date';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { expireHold } from './expire-hold.ts';
import { startTestService, type TestService } from './test-service.ts';

describe('promotion codes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.database.query(
      `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value, weekdays_only, max_uses, is_active) VALUES
        ('1', 'TEN', 'Ten percent', 'percentage', 10, false, NULL, true),
        ('2', 'ESCAPE-1', 'Weekday escape', 'fixed', 50, true, 1, true),
        ('3', 'OLD', 'Last year', 'fixed', 50, false, NULL, false)`,
    );
  });
  afterAll(() => service.stop());

  const monday = () => {
    const soon = inDays(20);
    return addDays(soon, (8 - weekdayOf(soon)) % 7);
  };

  it('created again under the same text do not inherit uses of the deleted one', async () => {
    const insert = (id: string) =>
      service.database.query(
        `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value, max_uses) VALUES ($1, 'ONCE', 'Once', 'fixed', 5, 1)`,
        [id],
      );
    const hold = (from: number) => {
      const request = intentFor(inDays(from), inDays(from + 1));
      const bookingData = { ...request.bookingData, promoCode: 'once' };
      return service
        .browser()
        .post<IntentAnswer>('/api/create-booking-payment-intent', { ...request, bookingData });
    };
    await insert('old');
    const first = await hold(200);
    await service.database.query(`DELETE FROM promotion_codes WHERE id = 'old'`);
    await insert('new');
    expect((await hold(202)).status).toBe(200);
    await expireHold(service, first.body.holdId);
    const { rows } = await service.database.query(`SELECT uses FROM promotion_codes WHERE id = 'new'`);
    expect(rows).toEqual([{ uses: 1 }]);
    expect(await hold(204)).toMatchObject({ status: 422, body: { type: 'promo-invalid' } });
  });

  it('are checked for the requested dates', async () => {
    const check = async (body: object) =>
      (await service.browser().post('/api/validate-promo-code', body)).body;
    expect(await check({ code: ' ten ' })).toMatchObject({
      valid: true,
      code: 'TEN',
      discountType: 'percentage',
      discountValue: '10.00',
    });
    expect(await check({ code: 'OLD' })).toEqual({ valid: false, reason: 'inactive' });
    expect(await check({ code: 'NONE' })).toEqual({ valid: false, reason: 'unknown' });
    expect(
      await check({ code: 'ESCAPE-1', checkInDate: monday(), checkOutDate: addDays(monday(), 5) }),
    ).toEqual({ valid: false, reason: 'weekdays-only' });
  });

  it('with one use serve one of two concurrent guests, and the use returns with the dates', async () => {
    const dates = [monday(), addDays(monday(), 7)].map((day) => [day, addDays(day, 2)] as const);
    const ask = async ([from, to]: readonly [string, string]) => {
      const request = intentFor(from, to);
      const browser = service.browser();
      const answer = await browser.post<IntentAnswer & { reason?: string }>(
        '/api/create-booking-payment-intent',
        {
          ...request,
          bookingData: { ...request.bookingData, promoCode: 'escape-1' },
        },
      );
      return { answer, browser, request };
    };
    const asked = await Promise.all(dates.map(ask));
    expect(asked.map(({ answer }) => answer.status).sort()).toEqual([200, 422]);
    const winner = asked.find(({ answer }) => answer.status === 200);
    const loser = asked.find(({ answer }) => answer.status === 422);
    expect(loser?.answer.body).toMatchObject({ type: 'promo-invalid', reason: 'used-up' });
    // For the guest whose hold has the code it is not used up: neither by name nor in another price.
    const [from = '', to = ''] = [
      winner?.request.bookingData.checkInDate,
      winner?.request.bookingData.checkOutDate,
    ];
    const stay = { checkInDate: from, checkOutDate: to };
    const quoted = { ...stay, promoCode: 'ESCAPE-1', paymentMethod: 'alternative' };
    for (const [asking, holds] of [
      [winner?.browser, true],
      [service.browser(), false],
    ] as const) {
      expect((await asking?.post('/api/quote', quoted))?.status).toBe(holds ? 200 : 422);
      const told = await asking?.post<{ valid: boolean }>('/api/validate-promo-code', {
        code: 'escape-1',
        ...stay,
      });
      expect(told?.body.valid).toBe(holds);
    }
    // The same guest asking again is no second use; removing the code releases the use.
    const again = await winner?.browser.post('/api/create-booking-payment-intent', {
      ...winner.request,
      bookingData: { ...winner.request.bookingData, promoCode: 'ESCAPE-1' },
    });
    expect(again?.status).toBe(200);
    expect((await winner?.browser.post('/api/create-booking-payment-intent', winner.request))?.status).toBe(
      200,
    );
    const { rows } = await service.database.query(`SELECT uses FROM promotion_codes WHERE code = 'ESCAPE-1'`);
    expect(rows).toEqual([{ uses: 0 }]);
  });
});
