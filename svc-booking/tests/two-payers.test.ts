import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { openTestDeps, type TestDeps } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

const rounds = 5;

describe('nights that are not held while guests pay', () => {
  let service: TestService;
  let deps: TestDeps;
  beforeAll(async () => {
    service = await startTestService({ environment: { UNPAID_NIGHTS_PER_NETWORK: '1' } });
    deps = openTestDeps(service);
  });
  afterAll(async () => {
    await deps.database.close();
    await service.stop();
  });
  afterEach(() =>
    service.database.query(
      'TRUNCATE bookings, unavailable_dates, refunds, rate_limits, outbox_events CASCADE',
    ),
  );

  const prepare = async (first: number) => {
    const browser = service.browser();
    const request = intentFor(inDays(first), inDays(first + 2));
    const { body } = await browser.post<IntentAnswer & { nightsHeld: boolean }>(
      '/api/create-booking-payment-intent',
      request,
    );
    expect(body.nightsHeld).toBe(false);
    const { paymentIntentId, holdId } = body;
    const check = () =>
      browser.post('/api/check-booking-payment', {
        holdId,
        paymentIntentId,
        checkInDate: inDays(first),
        checkOutDate: inDays(first + 2),
        totalAmount: Number(body.quote.total),
      });
    const complete = () =>
      browser.post<{ detail?: string; type?: string }>('/api/complete-booking', { paymentIntentId });
    const pay = async () => {
      expect((await service.pay(paymentIntentId)).status).toBe(200);
      return complete();
    };
    return { paymentIntentId, total: body.quote.total, check, pay, complete };
  };
  const refundsOf = async (paymentIntentId: string) => {
    const answer = await fetch(`${service.sandboxAddress}/v1/refunds?payment_intent=${paymentIntentId}`, {
      headers: { authorization: 'Bearer sk_test_house' },
    });
    return ((await answer.json()) as { data: { amount: number }[] }).data.map(({ amount }) => amount);
  };
  const announced = async () =>
    (
      await service.database.query<{ data: { amount: string; reason: string; cause?: string } }>(
        `SELECT data FROM outbox_events WHERE type = 'payment.refunded'`,
      )
    ).rows.map(({ data }) => data);

  it('are booked by one of two guests who pay at once; the other sees why and is refunded in full', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await service.database.query('TRUNCATE bookings, unavailable_dates, refunds, outbox_events CASCADE');
      const guests = await Promise.all([prepare(10), prepare(10)]);
      for (const { check } of guests) expect((await check()).status).toBe(200);
      const answers = await Promise.all(guests.map(({ pay }) => pay()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = answers.findIndex(({ status }) => status === 409);
      const [winner, loser] = [guests[1 - lost], guests[lost]];
      if (!winner || !loser) throw new Error('one of the two lost');

      for (const answer of [answers[lost], await loser.complete()]) {
        expect(answer).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
        expect(answer?.body.detail).toMatch(/another guest .*first.* in full/i);
        expect(answer?.body.detail).not.toMatch(/late|hold/i);
      }
      const { rows } = await service.database.query('SELECT status FROM bookings ORDER BY status');
      expect(rows).toEqual([{ status: 'cancelled' }, { status: 'confirmed' }]);
      await payRefunds(deps, 'test');
      expect(await announced()).toMatchObject([
        { amount: loser.total, reason: 'late-payment', cause: 'nights-taken' },
      ]);
      expect(await refundsOf(loser.paymentIntentId)).toEqual([Math.round(Number(loser.total) * 100)]);
      expect(await refundsOf(winner.paymentIntentId)).toEqual([]);
    }
  });

  it('are reported as taken before the second guest is charged, if that is known by then', async () => {
    const [first, second] = await Promise.all([prepare(20), prepare(20)]);
    expect((await first.pay()).status).toBe(200);
    expect(await second.check()).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
  });

  it('are not named as the reason when the amount was wrong', async () => {
    const { paymentIntentId, pay, total } = await prepare(30);
    await service.database.query('UPDATE bookings SET total_price = total_price + 1');
    expect(await pay()).toMatchObject({
      status: 409,
      body: {
        type: 'booking-cancelled',
        status: 'cancelled',
        refunded: total,
        detail: expect.stringMatching(/amount.*in full/) as string,
      },
    });
    await payRefunds(deps, 'test');
    expect(await announced()).toMatchObject([{ amount: total, cause: 'other-amount' }]);
    expect(await refundsOf(paymentIntentId)).toHaveLength(1);
  });
});
