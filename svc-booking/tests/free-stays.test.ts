import { afterAll, beforeAll, expect, it } from 'vitest';
import { atTheProvider } from './backstage.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await house.database.query(
    `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value) VALUES
       ('gift', 'GIFT', 'A gift', 'percentage', 100), ('nearly', 'NEARLY', 'Nearly a gift', 'percentage', 99.93)`,
  );
});
afterAll(() => house.stop());

const withPromo = (from: number, promoCode: string) => {
  const request = intentFor(inDays(from), inDays(from + 1));
  return { ...request, bookingData: { ...request.bookingData, promoCode } };
};
const intents = async () => {
  const response = await fetch(`${house.sandboxAddress}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_house' },
  });
  return ((await response.json()) as { data: unknown[] }).data.length;
};

it('a stay with nothing to pay needs no card: its hold is completed as it is, once', async () => {
  const guest = house.browser();
  const before = await intents();
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', withPromo(10, 'GIFT'));
  expect(held).toMatchObject({ status: 200, body: { clientSecret: '', paymentIntentId: '' } });
  expect(Number(held.body.quote.total)).toBe(0);
  expect(await intents()).toBe(before);
  const { holdId } = held.body;
  const answers = await Promise.all([1, 2].map(() => guest.post('/api/complete-booking', { holdId })));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  const { rows } = await house.database.query(
    `SELECT e.type FROM outbox_events e JOIN bookings b ON b.id = e.data->>'entityId'
     WHERE b.hold_id = $1 AND e.type = 'booking.confirmed'`,
    [holdId],
  );
  expect(rows).toHaveLength(1);
});

it('a hold that has something to pay is not completed without a payment', async () => {
  const guest = house.browser();
  const request = intentFor(inDays(20), inDays(21));
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const answer = await guest.post('/api/complete-booking', { holdId: held.body.holdId });
  expect(answer).toMatchObject({ status: 409, body: { type: 'payment-incomplete' } });
  expect((await guest.post('/api/complete-booking', { holdId: 'nobody' })).status).toBe(404);
  expect((await guest.post('/api/complete-booking', {})).status).toBe(400);
});

it('a code that makes a hold free ends its intent, and taking the code off gives it another', async () => {
  const guest = house.browser();
  const request = intentFor(inDays(30), inDays(31));
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const free = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', {
    ...request,
    bookingData: { ...request.bookingData, promoCode: 'GIFT' },
  });
  expect(free.body).toMatchObject({ clientSecret: '', holdId: held.body.holdId });
  expect(await atTheProvider(house, held.body.paymentIntentId)).toMatchObject({ status: 'canceled' });
  const paid = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  expect(paid.body.paymentIntentId).toMatch(/^pi_/);
  expect(paid.body.paymentIntentId).not.toBe(held.body.paymentIntentId);
  expect((await house.pay(paid.body.paymentIntentId)).status).toBe(200);
});

it('a total that no card can pay is refused with clear words, and can be paid otherwise', async () => {
  const guest = house.browser();
  const refused = await guest.post('/api/create-booking-payment-intent', withPromo(40, 'NEARLY'));
  expect(refused).toMatchObject({ status: 422, body: { type: 'total-too-small' } });
  const reserved = await guest.post('/api/create-alternative-booking', withPromo(40, 'NEARLY'));
  expect(reserved).toMatchObject({ status: 200, body: { status: 'pending_payment' } });
});

it('a free stay is confirmed at once when no card was chosen', async () => {
  const reserved = await house.browser().post('/api/create-alternative-booking', withPromo(50, 'GIFT'));
  expect(reserved).toMatchObject({ status: 200, body: { status: 'confirmed', paymentDueAt: null } });
});
