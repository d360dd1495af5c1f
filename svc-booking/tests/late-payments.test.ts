import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { runJobs } from './run-job.ts';

describe('an expired hold', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());
  afterEach(() =>
    service.database.query('TRUNCATE bookings, unavailable_dates, refunds, outbox_events CASCADE'),
  );

  const hold = async () =>
    (
      await service
        .browser()
        .post<IntentAnswer>('/api/create-booking-payment-intent', intentFor(inDays(5), inDays(7)))
    ).body;
  const runOut = (paymentIntentId: string) =>
    service.database.query(
      `UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE payment_intent_id = $1`,
      [paymentIntentId],
    );
  const statusOf = async (paymentIntentId: string) =>
    (
      await service.database.query<{ status: string }>(
        'SELECT status FROM bookings WHERE payment_intent_id = $1',
        [paymentIntentId],
      )
    ).rows[0]?.status;
  const sweep = async () => {
    await runJobs(service.database);
  };

  it('releases its nights after the provider has canceled its intent', async () => {
    const { paymentIntentId } = await hold();
    await runOut(paymentIntentId);
    await sweep();
    await eventually(async () => expect(await statusOf(paymentIntentId)).toBe('cancelled'), {
      timeoutMs: 30_000,
    });
    expect((await service.pay(paymentIntentId)).status).toBe(400);
    const again = await service
      .browser()
      .post('/api/create-booking-payment-intent', intentFor(inDays(5), inDays(7)));
    expect(again.status).toBe(200);
  });

  it('is confirmed instead when the guest paid in time', async () => {
    const { paymentIntentId } = await hold();
    await service.pay(paymentIntentId);
    await runOut(paymentIntentId);
    await sweep();
    await eventually(async () => expect(await statusOf(paymentIntentId)).toBe('confirmed'), {
      timeoutMs: 30_000,
    });
  });

  const paidAfterItWasCancelled = async () => {
    const { paymentIntentId } = await hold();
    await service.pay(paymentIntentId);
    await service.database.query(`DELETE FROM unavailable_dates`);
    await service.database.query(
      `UPDATE bookings SET status = 'cancelled', hold_expires_at = NULL WHERE payment_intent_id = $1`,
      [paymentIntentId],
    );
    return paymentIntentId;
  };

  it('takes its nights again when the payment comes late and they are still available', async () => {
    const paymentIntentId = await paidAfterItWasCancelled();
    const answer = await service.browser().post('/api/complete-booking', { paymentIntentId });
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await service.database.query('SELECT 1 FROM unavailable_dates')).rowCount).toBe(2);
  });

  it('refunds the payment once when another guest has taken the nights', async () => {
    const paymentIntentId = await paidAfterItWasCancelled();
    await service.browser().post('/api/create-booking-payment-intent', intentFor(inDays(6), inDays(8)));
    const answers = await Promise.all(
      [1, 2, 3].map(() => service.browser().post('/api/complete-booking', { paymentIntentId })),
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
    await runJobs(service.database);
    await eventually(
      async () => {
        const refunds = await fetch(
          `${service.sandboxAddress}/v1/refunds?payment_intent=${paymentIntentId}`,
          {
            headers: { authorization: 'Bearer sk_test_house' },
          },
        );
        expect(((await refunds.json()) as { data: unknown[] }).data).toHaveLength(1);
        const { rows } = await service.database.query(
          `SELECT data->>'cause' AS cause FROM outbox_events WHERE type = 'payment.refunded'`,
        );
        expect(rows).toEqual([{ cause: 'hold-ended' }]);
      },
      { timeoutMs: 30_000 },
    );
    expect(
      (await service.database.query('SELECT count(*)::int AS nights FROM unavailable_dates')).rows[0],
    ).toEqual({ nights: 2 });
  });
});
