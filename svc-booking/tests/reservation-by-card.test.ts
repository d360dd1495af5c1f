import { afterAll, beforeAll, expect, it } from 'vitest';
import { proofLength } from '@getaway/testing/proof';
import { expireReservations } from '../src/reservations/expire-reservations.ts';
import { reconcilePayments } from '../src/payments/reconcile-payments.ts';
import { atTheProvider, openTestDeps } from './test-deps.ts';
import type { Browser } from './browser.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import { untilServed } from './until-served.ts';

const rounds = proofLength({ short: 10, long: 50 });
const together = 5;
const intentCall = '/api/create-booking-payment-intent';

type Offer = IntentAnswer & {
  nightsHeld: boolean;
  reservation?: { bookingReference: string; paymentDueAt: string };
  quote: { total: string; cardFee: string };
};

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService();
});
afterAll(() => service.stop());

/** A guest's browser with a one-night reservation, and the body that pays it by card. */
async function reserved(day: number) {
  const guest = service.browser();
  const request = intentFor(inDays(day), inDays(day + 1));
  const { status, body } = await untilServed(() =>
    guest.post<{ bookingReference: string; total: string; paymentDueAt: string }>(
      '/api/create-alternative-booking',
      request,
    ),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE booking_reference = $1',
    [body.bookingReference],
  );
  return { guest, request, reservation: body, id: rows[0]?.id ?? '' };
}
const offered = async ({ guest, request }: { guest: Browser; request: unknown }): Promise<Offer> => {
  const reply = await untilServed(() => guest.post<Offer>(intentCall, request));
  expect(reply.status).toBe(200);
  return reply.body;
};
const stored = async (id: string) => {
  const { rows } = await service.database.query<{
    status: string;
    method: string;
    total: string;
    paid: string;
    intent: string | null;
    nights: number;
    events: string[] | null;
  }>(
    `SELECT b.status, b.payment_method AS method, b.total_price AS total, b.paid_total AS paid,
       b.payment_intent_id AS intent,
       (SELECT count(*)::int FROM unavailable_dates u WHERE u.booking_id = b.id) AS nights,
       (SELECT array_agg(e.type ORDER BY e.position) FROM outbox_events e
        WHERE e.data->>'entityId' = b.id AND e.type IN ('booking.confirmed', 'booking.cancelled')) AS events
     FROM bookings b WHERE b.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`no booking ${id}`);
  return row;
};
const makeOverdue = (id: string) =>
  service.database.query('UPDATE bookings SET payment_due_at = now() WHERE id = $1', [id]);
async function eachRound(from: number, race: (day: number, round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += together)
    await Promise.all(Array.from({ length: together }, (_, n) => race(from + round + n, round + n)));
}

it('offers the reservation of this browser for payment by card, and confirms it at the card price', async () => {
  const { guest, request, reservation, id } = await reserved(5);
  const offer = await offered({ guest, request });
  expect(offer).toMatchObject({
    nightsHeld: true,
    holdExpiresAt: reservation.paymentDueAt,
    reservation: {
      bookingReference: reservation.bookingReference,
      paymentDueAt: reservation.paymentDueAt,
    },
  });
  expect(Number(offer.quote.cardFee)).toBeGreaterThan(0);
  expect(Number(offer.quote.total)).toBeGreaterThan(Number(reservation.total));
  expect(await stored(id)).toMatchObject({ status: 'pending_payment', total: reservation.total, nights: 1 });

  const shown = { checkInDate: inDays(5), checkOutDate: inDays(6), totalAmount: Number(offer.quote.total) };
  const { holdId, paymentIntentId } = offer;
  const check = { holdId, paymentIntentId };
  expect((await guest.post('/api/check-booking-payment', { ...check, ...shown })).status).toBe(200);
  const cheaper = { ...shown, totalAmount: Number(reservation.total) };
  expect((await guest.post('/api/check-booking-payment', { ...check, ...cheaper })).body).toMatchObject({
    type: 'booking-changed',
    quote: { total: offer.quote.total },
  });
  await service.pay(paymentIntentId);
  const completed = await guest.post('/api/complete-booking', { paymentIntentId });
  expect(completed.body).toMatchObject({
    bookingReference: reservation.bookingReference,
    status: 'confirmed',
  });
  expect(await stored(id)).toMatchObject({
    status: 'confirmed',
    method: 'card',
    total: offer.quote.total,
    paid: offer.quote.total,
    nights: 1,
    events: ['booking.confirmed'],
  });
});

it('keeps its nights from other browsers, and never replaces the reserved stay with another', async () => {
  const { guest, request, reservation } = await reserved(7);
  const stranger = await service.browser().post(intentCall, intentFor(inDays(7), inDays(8)));
  expect(stranger).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
  const others = [
    { ...request, bookingData: { ...request.bookingData, checkOutDate: inDays(9) } },
    { ...request, bookingData: { ...request.bookingData, email: 'somebody.else@example.com' } },
  ];
  for (const other of others) {
    for (const call of [intentCall, '/api/create-alternative-booking']) {
      const reply = await guest.post(call, other);
      expect(reply).toMatchObject({ status: 409, body: { type: 'already-reserved' } });
      expect(reply.body['detail']).toContain(reservation.bookingReference);
    }
  }
  const wrong = await guest.post(intentCall, { ...request, totalAmount: 1 });
  expect(wrong).toMatchObject({ status: 409, body: { type: 'price-changed' } });
  const elsewhere = await guest.post<Offer>(intentCall, intentFor(inDays(9), inDays(10)));
  expect(elsewhere.status).toBe(200);
  expect(elsewhere.body.reservation).toBeUndefined();
});

it('shows the dates of this browser’s reservation as available to it alone', async () => {
  const { guest, request } = await reserved(12);
  const { checkInDate, checkOutDate } = request.bookingData;
  const ask = async (who: Browser) =>
    (await who.post('/api/check-availability', { checkInDate, checkOutDate })).body;
  expect(await ask(guest)).toEqual({ available: true });
  expect(await ask(service.browser())).toEqual({ available: false });
});

it('gives twenty concurrent tabs the same payment', async () => {
  const mine = await reserved(14);
  const offers = await Promise.all(
    Array.from({ length: 20 }, () => mine.guest.post<Offer>(intentCall, mine.request)),
  );
  const payable = offers.filter(({ status }) => status === 200);
  expect(payable.length).toBeGreaterThan(0);
  const ids = new Set(payable.map(({ body }) => body.paymentIntentId));
  const { intent } = await stored(mine.id);
  expect([...ids]).toEqual([intent]);
});

it('cancels an abandoned card payment when the reservation expires', async () => {
  const mine = await reserved(16);
  const { paymentIntentId } = await offered(mine);
  await expireReservations(service.deps, 'early');
  expect(await stored(mine.id)).toMatchObject({ status: 'pending_payment', intent: paymentIntentId });
  await makeOverdue(mine.id);
  await expireReservations(service.deps, 'late');
  expect(await stored(mine.id)).toMatchObject({ status: 'cancelled', nights: 0 });
  expect((await atTheProvider(service, paymentIntentId)).status).toBe('canceled');
});

it('keeps an expired reservation while the card provider cannot be asked, and tries again', async () => {
  const mine = await reserved(18);
  await offered(mine);
  await makeOverdue(mine.id);
  const away = openTestDeps({ databaseUrl: service.databaseUrl, sandboxAddress: 'http://127.0.0.1:9' });
  await expireReservations(away, 'away');
  await away.database.close();
  expect(await stored(mine.id)).toMatchObject({ status: 'pending_payment', nights: 1 });
  await expireReservations(service.deps, 'back');
  expect(await stored(mine.id)).toMatchObject({ status: 'cancelled', nights: 0 });
});

it('creates another payment after a crash that had canceled the first', async () => {
  const mine = await reserved(20);
  const first = await offered(mine);
  await service.deps.payments.cancel(first.paymentIntentId);
  const second = await offered(mine);
  expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
  expect(await stored(mine.id)).toMatchObject({ status: 'pending_payment', intent: second.paymentIntentId });
});

it('confirms a reservation whose guest paid and closed the page', async () => {
  const mine = await reserved(22);
  const { paymentIntentId, quote } = await offered(mine);
  await service.pay(paymentIntentId);
  await reconcilePayments(service.deps, 'reconciled');
  expect(await stored(mine.id)).toMatchObject({ status: 'confirmed', method: 'card', paid: quote.total });
});

it('cancels the payment when staff change the stay, and offers the new price', async () => {
  const mine = await reserved(24);
  const before = await offered(mine);
  const changed = await service.staff.put(`/api/admin/bookings/${mine.id}`, { checkOutDate: inDays(26) });
  expect(changed.status).toBe(200);
  expect((await atTheProvider(service, before.paymentIntentId)).status).toBe('canceled');
  const { bookingData } = mine.request;
  const after = await offered({
    guest: mine.guest,
    request: { ...mine.request, bookingData: { ...bookingData, checkOutDate: inDays(26) } },
  });
  expect(Number(after.quote.total)).toBeGreaterThan(Number(before.quote.total));
});

it('cancels open card payments when staff release their reservations', async () => {
  const [one, other] = [await reserved(28), await reserved(30)];
  const [open, paid] = [await offered(one), await offered(other)];
  await service.pay(paid.paymentIntentId);
  const reply = await service.staff.post('/api/admin/reservations/release', {
    bookingIds: [one.id, other.id],
  });
  expect(reply.body).toEqual({ released: [one.id], skipped: [other.id] });
  expect((await atTheProvider(service, open.paymentIntentId)).status).toBe('canceled');
  expect(await stored(other.id)).toMatchObject({ status: 'confirmed', method: 'card' });
});

it('ends as refunded, and not as unpaid, when its guest paid another amount by card', async () => {
  const mine = await reserved(320);
  const { paymentIntentId } = await offered(mine);
  await service.database.query(
    `UPDATE bookings SET card_quote = jsonb_set(card_quote, '{total}', '"1.00"') WHERE id = $1`,
    [mine.id],
  );
  await service.pay(paymentIntentId);
  await mine.guest.post('/api/complete-booking', { paymentIntentId });
  expect(await stored(mine.id)).toMatchObject({ status: 'cancelled', events: ['booking.cancelled'] });
  const { rows } = await service.database.query(
    `SELECT data->>'endReason' AS reason FROM outbox_events
     WHERE type = 'booking.cancelled' AND data->>'entityId' = $1`,
    [mine.id],
  );
  expect(rows).toEqual([{ reason: 'refunded' }]);
});

it('never counts both a card payment and marking as paid', async () => {
  await eachRound(100, async (day, round) => {
    const mine = await reserved(day);
    const { paymentIntentId, quote } = await offered(mine);
    const racers: (() => Promise<unknown>)[] = [
      async () => {
        await service.pay(paymentIntentId);
        await mine.guest.post('/api/complete-booking', { paymentIntentId });
      },
      () => service.staff.post(`/api/admin/bookings/${mine.id}/mark-paid`),
    ];
    if (round % 2 === 1) racers.reverse();
    await Promise.all(racers.map((run) => run()));
    const { status } = await atTheProvider(service, paymentIntentId);
    const byCard = { method: 'card', total: quote.total, paid: quote.total };
    const { total } = mine.reservation;
    expect(await stored(mine.id)).toMatchObject({
      status: 'confirmed',
      nights: 1,
      events: ['booking.confirmed'],
      ...(status === 'succeeded' ? byCard : { method: 'alternative', total, paid: total, intent: null }),
    });
  });
});

it('never lets both a card payment and the expiry of its reservation succeed', async () => {
  await eachRound(200, async (day, round) => {
    const mine = await reserved(day);
    const { paymentIntentId } = await offered(mine);
    await makeOverdue(mine.id);
    const racers: (() => Promise<unknown>)[] = [
      async () => {
        await service.pay(paymentIntentId);
        await mine.guest.post('/api/complete-booking', { paymentIntentId });
      },
      () => expireReservations(service.deps, 'race'),
    ];
    if (round % 2 === 1) racers.reverse();
    await Promise.all(racers.map((run) => run()));
    await expireReservations(service.deps, 'after');
    const { status, refunds } = await atTheProvider(service, paymentIntentId);
    expect(refunds).toBe(0);
    expect(await stored(mine.id)).toMatchObject(
      status === 'succeeded'
        ? { status: 'confirmed', method: 'card', nights: 1, events: ['booking.confirmed'] }
        : { status: 'cancelled', nights: 0, events: ['booking.cancelled'] },
    );
  });
});
