import { centsFromDollars, inDollars } from '@getaway/kernel/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireReservations } from '../src/reservations/expire-reservations.ts';
import { atTheProvider } from './test-deps.ts';
import type { Browser } from './browser.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

interface Reserved {
  bookingReference: string;
  status: string;
  paymentDueAt: string | null;
  total: number;
}

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService({ environment: { UNPAID_PER_ADDRESS: '4' } });
});
afterAll(() => service.stop());

let addresses = 0;
/** A guest at a client address of their own. */
const newAddress = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` });
const reserve = (guest: Browser, body: unknown, address = newAddress()) =>
  guest.post<Reserved>('/api/create-alternative-booking', body, address);
const hold = (guest: Browser, body: unknown, address = newAddress()) =>
  guest.post<IntentAnswer>('/api/create-booking-payment-intent', body, address);

const stored = async (reference: string) => {
  const { rows } = await service.database.query<{
    id: string;
    status: string;
    payment_method: string;
    payment_intent_id: string | null;
    credit_card_fee: string;
    entry_code: string | null;
    paid_total: string;
    nights: number;
  }>(
    `SELECT b.*, (SELECT count(*)::int FROM unavailable_dates u WHERE u.booking_id = b.id) AS nights
     FROM bookings b WHERE booking_reference = $1`,
    [reference],
  );
  const [row] = rows;
  if (!row) throw new Error(`no booking ${reference}`);
  return row;
};
const eventsOf = async (id: string) =>
  (
    await service.database.query<{ type: string }>(
      `SELECT type FROM outbox_events WHERE data->>'entityId' = $1 ORDER BY position`,
      [id],
    )
  ).rows.map(({ type }) => type);
const historyOf = async (id: string) =>
  (
    await service.database.query<{ actor: string | null; action: string }>(
      'SELECT actor, action FROM booking_history WHERE booking_id = $1 ORDER BY at',
      [id],
    )
  ).rows;
const letTimePass = (id: string) =>
  service.database.query(`UPDATE bookings SET payment_due_at = now() - interval '1 second' WHERE id = $1`, [
    id,
  ]);

describe('a stay that is paid without a card', () => {
  it('is kept for 24 hours without a card fee', async () => {
    const guest = service.browser();
    const quote = await guest.post<{ total: number; cardFee: number }>('/api/quote', {
      checkInDate: inDays(10),
      checkOutDate: inDays(12),
      paymentMethod: 'alternative',
    });
    const { status, body } = await reserve(guest, {
      ...intentFor(inDays(10), inDays(12), { billingAddress: {}, calculation: { total: quote.body.total } }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'pending_payment', total: quote.body.total });
    const hoursLeft = (Date.parse(body.paymentDueAt ?? '') - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(23.9);
    expect(hoursLeft).toBeLessThanOrEqual(24);
    const booking = await stored(body.bookingReference);
    expect(booking).toMatchObject({ payment_method: 'alternative', credit_card_fee: '0.00', nights: 2 });
    expect(await eventsOf(booking.id)).toEqual(['booking.reserved']);
    const other = await reserve(service.browser(), intentFor(inDays(11), inDays(13)));
    expect(other).toMatchObject({ status: 409, body: { type: 'dates-taken', dates: [inDays(11)] } });
  });

  it('gives a repeated call the same reservation, also for two concurrent calls', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(20), inDays(22));
    await hold(guest, request);
    const answers = await Promise.all([reserve(guest, request), reserve(guest, request)]);
    answers.push(await reserve(guest, request));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.bookingReference)).size).toBe(1);
    const dates = { checkInDate: inDays(20), checkOutDate: inDays(22) };
    const seen = await service.browser().post('/api/check-availability', dates);
    expect(seen.body).toEqual({ available: false });
    // The same guest may return and pay by card.
    expect((await guest.post('/api/check-availability', dates)).body).toEqual({ available: true });
  });

  it('takes over the card hold of its browser and cancels its intent', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(30), inDays(32));
    const { body: intent } = await hold(guest, request);
    const moved = { ...request, bookingData: { ...request.bookingData, checkOutDate: inDays(33) } };
    const { status, body } = await reserve(guest, moved);
    expect(status).toBe(200);
    expect(await stored(body.bookingReference)).toMatchObject({
      status: 'pending_payment',
      payment_intent_id: null,
      nights: 3,
    });
    expect((await service.pay(intent.paymentIntentId)).status).toBe(400);
    expect(await atTheProvider(service, intent.paymentIntentId)).toMatchObject({ status: 'canceled' });
  });

  it('is confirmed when its card had already been charged', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(40), inDays(41));
    const { body: intent } = await hold(guest, request);
    await service.pay(intent.paymentIntentId);
    const { status, body } = await reserve(guest, request);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'confirmed', paymentDueAt: null, total: intent.quote.total });
  });

  it('keeps the card hold alive when the reservation is refused', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(50), inDays(51));
    const { body: intent } = await hold(guest, request);
    expect(await reserve(guest, { ...request, totalAmount: 1 })).toMatchObject({
      status: 409,
      body: { type: 'price-changed' },
    });
    expect((await service.pay(intent.paymentIntentId)).body).toMatchObject({ status: 'succeeded' });
  });

  it('counts towards the limit on unpaid nights of its address', async () => {
    const address = newAddress();
    const ask = (from: number) =>
      reserve(service.browser(), intentFor(inDays(from), inDays(from + 1)), address);
    for (const from of [60, 62]) expect((await ask(from)).status).toBe(200);
    for (const from of [64, 66])
      expect((await hold(service.browser(), intentFor(inDays(from), inDays(from + 1)), address)).status).toBe(
        200,
      );
    const fifth = await ask(68);
    expect(fifth).toMatchObject({ status: 429, body: { type: 'too-many-requests' } });
    // A card hold of 15 minutes is the first of its bookings to end.
    const seconds = Number(fifth.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(13 * 60);
    expect(seconds).toBeLessThanOrEqual(16 * 60);
    expect((await reserve(service.browser(), intentFor(inDays(68), inDays(69)))).status).toBe(200);
  });

  it('accepts no more than the limit of ten concurrent requests', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        reserve(service.browser(), intentFor(inDays(70 + n), inDays(71 + n)), address),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('tells a guest with too many when to try again, by their own reservations', async () => {
    const address = newAddress();
    const mine = { email: 'twice.already@example.com' };
    const asked = (day: number) => {
      const { bookingData } = intentFor(inDays(day), inDays(day + 1));
      return reserve(service.browser(), { bookingData: { ...bookingData, ...mine } }, address);
    };
    // Somebody else behind the same network: when their hold ends is no help to this guest.
    expect((await hold(service.browser(), intentFor(inDays(230), inDays(231)), address)).status).toBe(200);
    for (const day of [232, 234]) expect((await asked(day)).status).toBe(200);
    const refused = await asked(236);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
    expect(refused.body).toMatchObject({
      detail: expect.stringMatching(/pay by card or try again in about 24 hours\.$/) as string,
    });
  });

  it('counts all addresses of one IPv6 customer as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        reserve(service.browser(), intentFor(inDays(90 + n), inDays(91 + n)), {
          'x-forwarded-for': `2001:db8:9:9::${n + 1}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('a reservation that waits for payment', () => {
  const reserved = async (from: number) => {
    const { body } = await reserve(service.browser(), intentFor(inDays(from), inDays(from + 2)));
    return stored(body.bookingReference);
  };

  it('is confirmed once when staff mark it as paid', async () => {
    const { id } = await reserved(100);
    const answers = await Promise.all(
      [1, 2, 3].map(() => service.staff.post(`/api/admin/bookings/${id}/mark-paid`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ status: 'confirmed' });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      type: 'not-awaiting-payment',
    });
    expect(await eventsOf(id)).toEqual(['booking.reserved', 'booking.confirmed', 'payment.recorded']);
    expect(await historyOf(id)).toEqual([{ actor: 'admin', action: 'marked-paid' }]);
    const { rows } = await service.database.query(
      'SELECT entry_code, paid_total = total_price AS paid FROM bookings WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ entry_code: expect.stringMatching(/^\d{6}$/) as string, paid: true }]);
  });

  it('is not marked as paid with an outdated total', async () => {
    const { id } = await reserved(190);
    const path = `/api/admin/bookings/${id}`;
    const { body: seen } = await service.staff.get<{ totalPrice: string }>(path);
    const { body: longer } = await service.staff.put<{ totalPrice: string }>(path, {
      checkOutDate: inDays(193),
    });
    const refused = await service.staff.post(`${path}/mark-paid`, { total: seen.totalPrice });
    expect(refused).toMatchObject({ status: 409, body: { type: 'changed-meanwhile' } });
    expect(refused.body['detail']).toContain(inDollars(centsFromDollars(longer.totalPrice)));
    expect(await service.staff.post(`${path}/mark-paid`, { total: longer.totalPrice })).toMatchObject({
      status: 200,
      body: { status: 'confirmed', paidTotal: longer.totalPrice },
    });
  });

  it('expires after 24 hours, and its nights become available', async () => {
    const { id } = await reserved(110);
    await expireReservations(service.deps, 'early');
    expect(await eventsOf(id)).toEqual(['booking.reserved']);
    await letTimePass(id);
    await expireReservations(service.deps, 'late');
    await expireReservations(service.deps, 'again');
    expect(await eventsOf(id)).toEqual(['booking.reserved', 'booking.cancelled']);
    expect(await historyOf(id)).toEqual([{ actor: null, action: 'payment-overdue' }]);
    expect((await service.staff.post(`/api/admin/bookings/${id}/mark-paid`)).status).toBe(409);
    expect((await reserve(service.browser(), intentFor(inDays(110), inDays(112)))).status).toBe(200);
  });

  it('says in its events why it ended: unpaid at its deadline, or canceled by staff', async () => {
    const reasonsOf = async (id: string) => {
      const { rows } = await service.database.query<{ reason: string | null }>(
        `SELECT data->>'endReason' AS reason FROM outbox_events
         WHERE data->>'entityId' = $1 AND type NOT IN ('booking.reserved', 'booking.amended') ORDER BY position`,
        [id],
      );
      return rows.map(({ reason }) => reason);
    };
    const { id: overdue } = await reserved(210);
    await letTimePass(overdue);
    await expireReservations(service.deps, 'late');
    expect(await reasonsOf(overdue)).toEqual(['unpaid']);
    const { id } = await reserved(220);
    expect((await service.staff.put(`/api/admin/bookings/${id}`, { status: 'cancelled' })).status).toBe(200);
    await service.staff.put(`/api/admin/bookings/${id}`, { numberOfGuests: 3 });
    expect(await reasonsOf(id)).toEqual(['staff', 'staff']);
    await service.staff.put(`/api/admin/bookings/${id}`, { status: 'confirmed' });
    expect(await reasonsOf(id)).toEqual(['staff', 'staff', null]);
  });

  it('does not expire after staff extend it', async () => {
    const { id } = await reserved(120);
    await letTimePass(id);
    const extended = await service.staff.post(`/api/admin/bookings/${id}/extend`);
    expect(extended.status).toBe(200);
    await expireReservations(service.deps, 'late');
    expect(await eventsOf(id)).toEqual(['booking.reserved', 'booking.reserved']);
    expect(await historyOf(id)).toEqual([{ actor: 'admin', action: 'deadline-extended' }]);
    const { rows } = await service.database.query<{ hours: number }>(
      'SELECT extract(epoch FROM payment_due_at - now())::float / 3600 AS hours FROM bookings WHERE id = $1',
      [id],
    );
    expect(rows[0]?.hours).toBeCloseTo(24, 1);
    expect((await service.staff.post(`/api/admin/bookings/${id}/extend`, { hours: 0 })).status).toBe(400);
  });

  it('can be neither confirmed nor extended by guests', async () => {
    const { id } = await reserved(130);
    for (const call of ['mark-paid', 'extend'])
      expect((await service.browser().post(`/api/admin/bookings/${id}/${call}`)).status).toBe(401);
    for (const call of ['mark-paid', 'extend', 'payments', 'recorded-refunds'])
      expect(
        await service.staff.post(`/api/admin/bookings/nobody/${call}`, {
          hours: 24,
          amount: '1',
          method: 'cash',
        }),
      ).toMatchObject({ status: 404, body: { type: 'not-found', detail: 'No such booking' } });
  });
});

it('drops invisible characters from a name, and refuses values that are not text', async () => {
  const { bookingData } = intentFor(inDays(140), inDays(142));
  const named = (names: object) => ({ bookingData: { ...bookingData, ...names } });
  for (const [names, path] of [
    [{ firstName: '\u200B\u202E' }, 'bookingData.firstName'],
    [{ lastName: 'Hopper \uD83D' }, 'bookingData.lastName'],
    [{ lastName: 'Hop\u0007per' }, 'bookingData.lastName'],
  ] as const) {
    const refused = await reserve(service.browser(), named(names));
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  }
  const { status, body } = await reserve(
    service.browser(),
    named({ firstName: 'Grace\u200B', lastName: '\u202EreppoH\u202C' }),
  );
  expect(status).toBe(200);
  const { rows } = await service.database.query(
    'SELECT first_name, last_name FROM bookings WHERE booking_reference = $1',
    [body.bookingReference],
  );
  expect(rows).toEqual([{ first_name: 'Grace', last_name: 'reppoH' }]);
});
