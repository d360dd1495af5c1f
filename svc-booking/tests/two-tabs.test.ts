import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centsFromDollars } from '@getaway/kernel/money';
import { eventually } from '@getaway/testing/eventually';
import { atTheProvider } from './test-deps.ts';
import type { Browser } from './browser.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

const intentPath = '/api/create-booking-payment-intent';

describe('two tabs of one browser', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  type Request = ReturnType<typeof intentFor>;
  const prepare = async (tab: Browser, request: Request): Promise<IntentAnswer> => {
    const answer = await tab.post<IntentAnswer>(intentPath, request);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const moved = (request: Request, changes: Record<string, unknown>): Request => ({
    ...request,
    bookingData: { ...request.bookingData, ...changes },
  });
  const check = (tab: Browser, request: Request, intent: IntentAnswer) =>
    tab.post('/api/check-booking-payment', {
      paymentIntentId: intent.paymentIntentId,
      holdId: intent.holdId,
      checkInDate: request.bookingData.checkInDate,
      checkOutDate: request.bookingData.checkOutDate,
      totalAmount: intent.quote.total,
    });
  const bookingsOf = async (request: Request) => {
    const { rows } = await service.database.query<{ status: string; checkIn: string; total_price: string }>(
      `SELECT status, check_in_date::text AS "checkIn", total_price FROM bookings WHERE email = $1 ORDER BY created_at`,
      [request.bookingData.email],
    );
    return rows;
  };

  it('cannot pay in one tab for the dates of the other', async () => {
    const browser = service.browser();
    const august = intentFor(inDays(10), inDays(12));
    const september = moved(august, { checkInDate: inDays(40), checkOutDate: inDays(45) });
    const first = await prepare(browser, august);
    const second = await prepare(browser, september);
    expect(second.holdId).toBe(first.holdId);
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(second.clientSecret).not.toBe(first.clientSecret);

    expect(await check(browser, august, first)).toMatchObject({
      status: 409,
      body: {
        type: 'booking-changed',
        checkInDate: inDays(40),
        checkOutDate: inDays(45),
        quote: { total: second.quote.total },
      },
    });
    const refused = await service.pay(first.paymentIntentId);
    expect(refused.status).toBe(400);
    expect((await atTheProvider(service, first.paymentIntentId)).status).toBe('canceled');
    expect(await bookingsOf(august)).toMatchObject([{ status: 'pending', checkIn: inDays(40) }]);

    expect((await check(browser, september, second)).status).toBe(200);
    const paid = await service.pay(second.paymentIntentId);
    expect(paid.body).toMatchObject({ amount_received: centsFromDollars(second.quote.total) });
    await eventually(async () =>
      expect(await bookingsOf(august)).toMatchObject([{ status: 'confirmed', checkIn: inDays(40) }]),
    );
  });

  it('get a new payment when a crash left the hold with a canceled one', async () => {
    const browser = service.browser();
    const request = intentFor(inDays(54), inDays(56));
    const first = await prepare(browser, request);
    await fetch(`${service.sandboxAddress}/v1/payment_intents/${first.paymentIntentId}/cancel`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_house' },
    });
    const second = await prepare(browser, request);
    expect(second).toMatchObject({ holdId: first.holdId, quote: first.quote });
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect((await service.pay(second.paymentIntentId)).status).toBe(200);
  });

  it('keep their payment while one of them only renews the hold', async () => {
    const browser = service.browser();
    const request = intentFor(inDays(50), inDays(52));
    const first = await prepare(browser, request);
    const renewed = await prepare(browser, request);
    expect(renewed.paymentIntentId).toBe(first.paymentIntentId);
    expect((await check(browser, request, first)).status).toBe(200);
  });

  it.each([
    ['an add-on', async () => ({ addOnIds: [await anAddOn()] })],
    ['another number of guests', () => ({ bookingData: { numberOfGuests: 3 } })],
    ['another check-in time', () => ({ bookingData: { checkInTime: '18:00' } })],
    ['a promotion code', async () => ({ bookingData: { promoCode: await aPromoCode() } })],
    ['another guest', () => ({ bookingData: { firstName: 'Alan' } })],
  ])('need a new payment after %s', async (_what, change) => {
    const from = nextFreeDay();
    const browser = service.browser();
    const request = intentFor(inDays(from), inDays(from + 1));
    const first = await prepare(browser, request);
    const { bookingData = {}, ...more } = (await change()) as { bookingData?: object };
    const second = await prepare(browser, { ...moved(request, { ...bookingData }), ...more });
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect((await service.pay(first.paymentIntentId)).status).toBe(400);
    expect((await service.pay(second.paymentIntentId)).body).toMatchObject({
      amount_received: centsFromDollars(second.quote.total),
    });
  });

  it('leave one payable intent at its quoted price when five change the hold at once', async () => {
    const browser = service.browser();
    const request = intentFor(inDays(100), inDays(101));
    await prepare(browser, request);
    const answers = await Promise.all(
      [2, 3, 4, 5, 6].map((nights) =>
        browser.post<IntentAnswer & { type?: string }>(
          intentPath,
          moved(request, { checkOutDate: inDays(100 + nights) }),
        ),
      ),
    );
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.type).toBe('changed-meanwhile');
    }
    const paid: IntentAnswer[] = [];
    for (const { status, body } of answers) {
      if (status !== 200) continue;
      const payment = await service.pay(body.paymentIntentId);
      if (payment.status !== 200) continue;
      paid.push(body);
      expect(payment.body['amount_received']).toBe(centsFromDollars(body.quote.total));
    }
    expect(paid).toHaveLength(1);
    await eventually(async () =>
      expect(await bookingsOf(request)).toMatchObject([
        { status: 'confirmed', total_price: paid[0]?.quote.total },
      ]),
    );
  });

  it('change nothing once one of them has paid', async () => {
    const browser = service.browser();
    const request = intentFor(inDays(120), inDays(122));
    const first = await prepare(browser, request);
    await service.pay(first.paymentIntentId);
    const late = await browser.post(intentPath, moved(request, { checkOutDate: inDays(125) }));
    const refusedOrApart = await bookingsOf(request);
    expect(refusedOrApart[0]).toMatchObject({ status: 'confirmed', total_price: first.quote.total });
    if (late.status === 200) expect(late.body['holdId']).not.toBe(first.holdId);
    else expect(late).toMatchObject({ status: 409 });
  });

  it('learn that the dates were reserved without a card in the other tab', async () => {
    const browser = service.browser();
    const request = intentFor(inDays(130), inDays(132));
    const first = await prepare(browser, request);
    const reserved = await browser.post('/api/create-alternative-booking', request);
    expect(reserved.status).toBe(200);
    expect(await check(browser, request, first)).toMatchObject({ status: 409, body: { type: 'hold-ended' } });
    expect((await service.pay(first.paymentIntentId)).status).toBe(400);
  });

  it('learn before they pay that the hold has expired', async () => {
    const browser = service.browser();
    const request = intentFor(inDays(140), inDays(142));
    const first = await prepare(browser, request);
    await service.database.query(`UPDATE bookings SET hold_expires_at = now() WHERE hold_id = $1`, [
      first.holdId,
    ]);
    expect(await check(browser, request, first)).toMatchObject({ status: 409, body: { type: 'hold-ended' } });
    expect(
      await browser.post('/api/check-booking-payment', {
        paymentIntentId: first.paymentIntentId,
        holdId: 'somebody-elses',
        checkInDate: inDays(140),
        checkOutDate: inDays(142),
        totalAmount: first.quote.total,
      }),
    ).toMatchObject({ status: 409, body: { type: 'hold-ended' } });
  });

  it('book a stay with a total of 0 only as it is shown', async () => {
    const code = await aPromoCode(100);
    const browser = service.browser();
    const request = moved(intentFor(inDays(150), inDays(152)), { promoCode: code });
    const shown = { checkInDate: inDays(150), checkOutDate: inDays(152), totalAmount: '0.00' };
    const first = await prepare(browser, request);
    await prepare(browser, moved(request, { checkInDate: inDays(151) }));
    const complete = (more: object) =>
      browser.post('/api/complete-booking', { holdId: first.holdId, ...more });
    expect(await complete({ shown })).toMatchObject({ status: 409, body: { type: 'booking-changed' } });
    expect(await complete({ shown: { ...shown, checkInDate: inDays(151) } })).toMatchObject({
      status: 200,
      body: { status: 'confirmed' },
    });
  });

  let day = 60;
  const nextFreeDay = () => (day += 2);
  const anAddOn = async () => {
    const { body } = await service.browser().get<{ id: string }[]>('/api/addon-services');
    return body[0]?.id ?? '';
  };
  const aPromoCode = async (percent = 10) => {
    const code = `TAB${percent}`;
    await service.database.query(
      `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value) VALUES ($1, $1, 'Tabs', 'percentage', $2)`,
      [code, percent],
    );
    return code;
  };
});
