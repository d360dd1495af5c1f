import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { openHouse, type House } from './house.ts';
import { runJob } from './run-job.ts';

describe('a hold whose time is over', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ webhooks: false });
  });
  afterAll(() => house.stop());
  afterEach(() =>
    house.database.query('TRUNCATE bookings, unavailable_dates, refunds, outbox_events CASCADE'),
  );

  const hold = async () =>
    (
      await house
        .browser()
        .post<IntentAnswer>('/api/create-booking-payment-intent', intentFor(inDays(5), inDays(7)))
    ).body;
  const runOut = (paymentIntentId: string) =>
    house.database.query(
      `UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE payment_intent_id = $1`,
      [paymentIntentId],
    );
  const statusOf = async (paymentIntentId: string) =>
    (
      await house.database.query<{ status: string }>(
        'SELECT status FROM bookings WHERE payment_intent_id = $1',
        [paymentIntentId],
      )
    ).rows[0]?.status;
  const sweep = async () => {
    await runJob(house.database, 'expire-holds');
  };

  it('frees the nights after the provider has ended its intent', async () => {
    const { paymentIntentId } = await hold();
    await runOut(paymentIntentId);
    await sweep();
    await eventually(async () => expect(await statusOf(paymentIntentId)).toBe('cancelled'), {
      timeoutMs: 30_000,
    });
    expect((await house.pay(paymentIntentId)).status).toBe(400);
    const again = await house
      .browser()
      .post('/api/create-booking-payment-intent', intentFor(inDays(5), inDays(7)));
    expect(again.status).toBe(200);
  });

  it('is confirmed instead when the guest had paid in time', async () => {
    const { paymentIntentId } = await hold();
    await house.pay(paymentIntentId);
    await runOut(paymentIntentId);
    await sweep();
    await eventually(async () => expect(await statusOf(paymentIntentId)).toBe('confirmed'), {
      timeoutMs: 30_000,
    });
  });

  const paidAfterItWasCancelled = async () => {
    const { paymentIntentId } = await hold();
    await house.pay(paymentIntentId);
    await house.database.query(`DELETE FROM unavailable_dates`);
    await house.database.query(
      `UPDATE bookings SET status = 'cancelled', hold_expires_at = NULL WHERE payment_intent_id = $1`,
      [paymentIntentId],
    );
    return paymentIntentId;
  };

  it('takes its nights again when the payment comes late and they are still free', async () => {
    const paymentIntentId = await paidAfterItWasCancelled();
    const answer = await house.browser().post('/api/complete-booking', { paymentIntentId });
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await house.database.query('SELECT 1 FROM unavailable_dates')).rowCount).toBe(2);
  });

  it('refunds the payment once when another guest has taken the nights', async () => {
    const paymentIntentId = await paidAfterItWasCancelled();
    await house.browser().post('/api/create-booking-payment-intent', intentFor(inDays(6), inDays(8)));
    const answers = await Promise.all(
      [1, 2, 3].map(() => house.browser().post('/api/complete-booking', { paymentIntentId })),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 409,
        body: {
          type: 'dates-taken',
          detail: expect.stringMatching(/after your hold ended.*in full/) as string,
        },
      });
    }
    await runJob(house.database, 'pay-refunds');
    await eventually(
      async () => {
        const refunds = await fetch(`${house.sandboxAddress}/v1/refunds?payment_intent=${paymentIntentId}`, {
          headers: { authorization: 'Bearer sk_test_house' },
        });
        expect(((await refunds.json()) as { data: unknown[] }).data).toHaveLength(1);
        const { rows } = await house.database.query(
          `SELECT data->>'cause' AS cause FROM outbox_events WHERE type = 'payment.refunded'`,
        );
        expect(rows).toEqual([{ cause: 'hold-ended' }]);
      },
      { timeoutMs: 30_000 },
    );
    expect(
      (await house.database.query('SELECT count(*)::int AS nights FROM unavailable_dates')).rows[0],
    ).toEqual({ nights: 2 });
  });
});
