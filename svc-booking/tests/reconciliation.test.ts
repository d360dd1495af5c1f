import { afterAll, beforeAll, expect, it } from 'vitest';
import { followPayment } from '../src/payments/follow-payment.ts';
import { reconcilePayments } from '../src/payments/reconcile-payments.ts';
import { openTestDeps, type TestDeps } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let deps: TestDeps;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  deps = openTestDeps(service);
});
afterAll(async () => {
  await deps.database.close();
  await service.stop();
});

const hold = async (from: number) =>
  (
    await service
      .browser()
      .post<IntentAnswer>('/api/create-booking-payment-intent', intentFor(inDays(from), inDays(from + 1)))
  ).body;
const bookingOf = async (holdId: string) =>
  (
    await service.database.query<{ status: string; payment_intent_id: string | null }>(
      'SELECT status, payment_intent_id FROM bookings WHERE hold_id = $1',
      [holdId],
    )
  ).rows[0];

it('confirms a payment whose webhook never came by asking the provider, once', async () => {
  const [paid, open] = [await hold(10), await hold(20)];
  await service.pay(paid.paymentIntentId);
  await reconcilePayments(deps, 'first');
  await reconcilePayments(deps, 'second');
  expect(await bookingOf(paid.holdId)).toMatchObject({ status: 'confirmed' });
  expect(await bookingOf(open.holdId)).toMatchObject({ status: 'pending' });
  const { rows } = await service.database.query(
    `SELECT 1 FROM outbox_events WHERE type = 'booking.confirmed'`,
  );
  expect(rows).toHaveLength(1);
});

it('finds and handles a lost event of an ended hold', async () => {
  const { holdId, paymentIntentId } = await hold(30);
  await service.pay(paymentIntentId);
  await service.database.query(
    `UPDATE bookings SET status = 'cancelled', hold_expires_at = NULL WHERE hold_id = $1`,
    [holdId],
  );
  await service.database.query('DELETE FROM unavailable_dates WHERE date = $1::date', [inDays(30)]);
  await reconcilePayments(deps, 'lost');
  expect(await bookingOf(holdId)).toMatchObject({ status: 'confirmed' });
  const { rows } = await service.database.query<{ type: string }>(
    `SELECT type FROM card_events WHERE intent_id = $1 AND handled_at IS NOT NULL`,
    [paymentIntentId],
  );
  expect(rows.map(({ type }) => type)).toContain('payment_intent.succeeded');
});

it('keeps a hold whose intent was canceled at the provider, and gives it another', async () => {
  const guest = service.browser();
  const request = intentFor(inDays(40), inDays(41));
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  await deps.payments.cancel(held.body.paymentIntentId);
  await reconcilePayments(deps, 'ended');
  expect(await bookingOf(held.body.holdId)).toEqual({ status: 'pending', payment_intent_id: null });
  const again = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  expect(again.body.holdId).toBe(held.body.holdId);
  expect(again.body.paymentIntentId).not.toBe(held.body.paymentIntentId);
});

it('news of a payment that are faster than its booking confirm it as well', async () => {
  const { holdId, paymentIntentId } = await hold(70);
  const setIntent = (intent: string | null) =>
    service.database.query('UPDATE bookings SET payment_intent_id = $1 WHERE hold_id = $2', [intent, holdId]);
  await service.pay(paymentIntentId);
  await setIntent(null);
  const read = async (intent: string) => {
    await setIntent(intent);
    return deps.payments.read(intent);
  };
  const input = { paymentIntentId, correlationId: 'fast' };
  await followPayment({ ...deps, payments: { ...deps.payments, read } }, input);
  expect(await bookingOf(holdId)).toMatchObject({ status: 'confirmed' });
});
