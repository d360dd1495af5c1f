import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcilePayments } from '../src/payments/reconcile-payments.ts';
import { openBackstage, type Backstage } from './backstage.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let backstage: Backstage;
beforeAll(async () => {
  house = await openHouse({ webhooks: false });
  backstage = openBackstage(house);
});
afterAll(async () => {
  await backstage.database.close();
  await house.stop();
});

const hold = async (from: number) =>
  (
    await house
      .browser()
      .post<IntentAnswer>('/api/create-booking-payment-intent', intentFor(inDays(from), inDays(from + 1)))
  ).body;
const bookingOf = async (holdId: string) =>
  (
    await house.database.query<{ status: string; payment_intent_id: string | null }>(
      'SELECT status, payment_intent_id FROM bookings WHERE hold_id = $1',
      [holdId],
    )
  ).rows[0];

it('a payment that nobody told of is confirmed by asking the provider, once', async () => {
  const [paid, open] = [await hold(10), await hold(20)];
  await house.pay(paid.paymentIntentId);
  await reconcilePayments(backstage, 'first');
  await reconcilePayments(backstage, 'second');
  expect(await bookingOf(paid.holdId)).toMatchObject({ status: 'confirmed' });
  expect(await bookingOf(open.holdId)).toMatchObject({ status: 'pending' });
  const { rows } = await house.database.query(`SELECT 1 FROM outbox_events WHERE type = 'booking.confirmed'`);
  expect(rows).toHaveLength(1);
});

it('a lost event of a hold that has ended is found and taken', async () => {
  const { holdId, paymentIntentId } = await hold(30);
  await house.pay(paymentIntentId);
  await house.database.query(
    `UPDATE bookings SET status = 'cancelled', hold_expires_at = NULL WHERE hold_id = $1`,
    [holdId],
  );
  await house.database.query('DELETE FROM unavailable_dates WHERE date = $1::date', [inDays(30)]);
  await reconcilePayments(backstage, 'lost');
  expect(await bookingOf(holdId)).toMatchObject({ status: 'confirmed' });
  const { rows } = await house.database.query<{ type: string }>(
    `SELECT type FROM card_events WHERE intent_id = $1 AND handled_at IS NOT NULL`,
    [paymentIntentId],
  );
  expect(rows.map(({ type }) => type)).toContain('payment_intent.succeeded');
});

it('a hold whose intent somebody ended at the provider lives on and gets another', async () => {
  const guest = house.browser();
  const request = intentFor(inDays(40), inDays(41));
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  await backstage.payments.cancel(held.body.paymentIntentId);
  await reconcilePayments(backstage, 'ended');
  expect(await bookingOf(held.body.holdId)).toEqual({ status: 'pending', payment_intent_id: null });
  const again = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  expect(again.body.holdId).toBe(held.body.holdId);
  expect(again.body.paymentIntentId).not.toBe(held.body.paymentIntentId);
});
