import { afterAll, beforeAll, expect, it } from 'vitest';
import { atTheProvider } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { bookingsOfStaff } from './staff-bookings.ts';
import { staffOf } from './staff.ts';

let service: TestService;
/** A separate night for each total. */
let cardDay = 100;
beforeAll(async () => {
  service = await startTestService();
  await service.database.query(
    `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value) VALUES
       ('gift', 'GIFT', 'A gift', 'percentage', 100), ('nearly', 'NEARLY', 'Nearly a gift', 'percentage', 99.93),
       ('off400', 'OFF400', '$400 off', 'fixed', 400), ('off360', 'OFF360', '$360 off', 'fixed', 360),
       ('off35954', 'OFF359.54', 'Almost', 'fixed', 359.54), ('off35955', 'OFF359.55', 'Almost', 'fixed', 359.55),
       ('off35999', 'OFF359.99', 'Almost', 'fixed', 359.99)`,
  );
  // One night costs 360.00 with the cleaning fee on every weekday.
  await service.database.query(
    `UPDATE pricing_settings SET price = CASE WHEN name LIKE '%surcharge' THEN 0 ELSE 200 END`,
  );
});
afterAll(() => service.stop());

const withPromo = (from: number, promoCode: string) => {
  const request = intentFor(inDays(from), inDays(from + 1));
  return { ...request, bookingData: { ...request.bookingData, promoCode } };
};
const intents = async () => {
  const response = await fetch(`${service.sandboxAddress}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_house' },
  });
  return ((await response.json()) as { data: unknown[] }).data.length;
};

it('a stay with a total of 0 needs no card, and its hold is completed once', async () => {
  const guest = service.browser();
  const before = await intents();
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', withPromo(10, 'GIFT'));
  expect(held).toMatchObject({ status: 200, body: { clientSecret: '', paymentIntentId: '' } });
  expect(Number(held.body.quote.total)).toBe(0);
  expect(await intents()).toBe(before);
  const { holdId } = held.body;
  const answers = await Promise.all([1, 2].map(() => guest.post('/api/complete-booking', { holdId })));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  const { rows } = await service.database.query(
    `SELECT e.type FROM outbox_events e JOIN bookings b ON b.id = e.data->>'entityId'
     WHERE b.hold_id = $1 AND e.type = 'booking.confirmed'`,
    [holdId],
  );
  expect(rows).toHaveLength(1);
});

it('a hold with an amount due is not completed without a payment', async () => {
  const guest = service.browser();
  const request = intentFor(inDays(20), inDays(21));
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const answer = await guest.post('/api/complete-booking', { holdId: held.body.holdId });
  expect(answer).toMatchObject({ status: 409, body: { type: 'payment-incomplete' } });
  expect((await guest.post('/api/complete-booking', { holdId: 'nobody' })).status).toBe(404);
  expect((await guest.post('/api/complete-booking', {})).status).toBe(400);
});

it('a code that reduces a hold to 0 cancels its intent, and removing the code creates another', async () => {
  const guest = service.browser();
  const request = intentFor(inDays(30), inDays(31));
  const held = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const free = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', {
    ...request,
    bookingData: { ...request.bookingData, promoCode: 'GIFT' },
  });
  expect(free.body).toMatchObject({ clientSecret: '', holdId: held.body.holdId });
  expect(await atTheProvider(service, held.body.paymentIntentId)).toMatchObject({ status: 'canceled' });
  const paid = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  expect(paid.body.paymentIntentId).toMatch(/^pi_/);
  expect(paid.body.paymentIntentId).not.toBe(held.body.paymentIntentId);
  expect((await service.pay(paid.body.paymentIntentId)).status).toBe(200);
});

it('a total below the card minimum is refused with an explanation, and can be paid without a card', async () => {
  const guest = service.browser();
  const refused = await guest.post('/api/create-booking-payment-intent', withPromo(40, 'NEARLY'));
  expect(refused).toMatchObject({ status: 422, body: { type: 'total-too-small' } });
  const reserved = await guest.post('/api/create-alternative-booking', withPromo(40, 'NEARLY'));
  expect(reserved).toMatchObject({ status: 200, body: { status: 'pending_payment' } });
});

it.each([
  ['OFF360', '0.00', 200, undefined],
  ['OFF359.99', '0.01', 422, 'total-too-small'],
  ['OFF359.55', '0.49', 422, 'total-too-small'],
  ['OFF359.54', '0.50', 200, undefined],
])('a card total with %s is %s and answers %i', async (code, total, status, type) => {
  cardDay += 2;
  const answer = await service
    .browser()
    .post<IntentAnswer & { type?: string; detail?: string }>(
      '/api/create-booking-payment-intent',
      withPromo(cardDay, code),
    );
  expect(answer.status).toBe(status);
  expect(answer.body.type).toBe(type);
  expect(answer.body.quote.total).toBe(total);
  if (type) expect(answer.body.detail).toContain('Card payments start at $0.50');
});

it.each([
  ['OFF359.55', 422, 'total-too-small'],
  ['OFF359.54', 200, undefined],
])(
  'a reservation with %s is offered by card with %i: its card total has the card fee',
  async (code, status, type) => {
    cardDay += 2;
    const guest = service.browser();
    const request = withPromo(cardDay, code);
    expect((await guest.post('/api/create-alternative-booking', request)).status).toBe(200);
    const answer = await guest.post<{ type?: string }>('/api/create-booking-payment-intent', request);
    expect([answer.status, answer.body.type]).toEqual([status, type]);
  },
);

it('a reservation that staff reduce to $0 is confirmed, and needs no card if reset to unpaid', async () => {
  const desk = bookingsOfStaff(service, await staffOf(service));
  const guest = service.browser();
  const request = intentFor(inDays(80), inDays(82));
  const bookingData = { ...request.bookingData, promoCode: 'OFF400' };
  expect((await guest.post('/api/create-alternative-booking', { bookingData })).status).toBe(200);
  const { rows } = await service.database.query<{ id: string }>('SELECT id FROM bookings WHERE email = $1', [
    bookingData.email,
  ]);
  const id = rows[0]?.id ?? '';
  const shorter = await desk.change(id, { checkOutDate: inDays(81) });
  expect(shorter.body).toMatchObject({ status: 'confirmed', totalPrice: '0.00', paymentDueAt: null });
  expect(await desk.events(id)).toEqual(['booking.reserved', 'booking.confirmed', 'booking.amended']);

  expect((await desk.change(id, { status: 'pending_payment' })).status).toBe(200);
  const offered = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', {
    bookingData: { ...bookingData, checkOutDate: inDays(81) },
  });
  expect(offered).toMatchObject({ status: 200, body: { clientSecret: '', quote: { total: '0.00' } } });
  const { holdId } = offered.body;
  expect(await guest.post('/api/complete-booking', { holdId })).toMatchObject({
    status: 200,
    body: { status: 'confirmed' },
  });
});

it('a reservation with an amount due is not completed without a payment', async () => {
  const guest = service.browser();
  const request = intentFor(inDays(90), inDays(91));
  expect((await guest.post('/api/create-alternative-booking', request)).status).toBe(200);
  const offered = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const answer = await guest.post('/api/complete-booking', { holdId: offered.body.holdId });
  expect(answer).toMatchObject({ status: 409, body: { type: 'payment-incomplete' } });
});

it('a stay with a total of 0 is confirmed at once when no card was chosen', async () => {
  const reserved = await service.browser().post('/api/create-alternative-booking', withPromo(50, 'GIFT'));
  expect(reserved).toMatchObject({ status: 200, body: { status: 'confirmed', paymentDueAt: null } });
});
