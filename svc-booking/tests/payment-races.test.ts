import { afterAll, beforeAll, expect, it } from 'vitest';
import { proofLength } from '@getaway/testing/proof';
import { expireHolds } from '../src/holds/expire-holds.ts';
import { expireReservations } from '../src/reservations/expire-reservations.ts';
import { atTheProvider } from './test-deps.ts';
import type { Browser } from './browser.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import { untilServed } from './until-served.ts';

const rounds = proofLength({ short: 10, long: 50 });
const together = 5;

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService();
});
afterAll(() => service.stop());

const outcomeOf = async (reference: { id: string } | { paymentIntentId: string }) => {
  const [column, value] =
    'id' in reference ? ['id', reference.id] : ['payment_intent_id', reference.paymentIntentId];
  const { rows } = await service.database.query<{
    status: string;
    nights: number;
    events: string[];
  }>(
    `SELECT b.status, (SELECT count(*)::int FROM unavailable_dates u WHERE u.booking_id = b.id) AS nights,
       (SELECT array_agg(e.type ORDER BY e.position) FROM outbox_events e
        WHERE e.data->>'entityId' = b.id AND e.type IN ('booking.confirmed', 'booking.cancelled')) AS events
     FROM bookings b WHERE b.${column} = $1`,
    [value],
  );
  const [row] = rows;
  if (!row) throw new Error(`no booking of ${value}`);
  return row;
};
/** Runs a race for each day of a range, a few at a time. */
async function eachRound(from: number, race: (day: number, round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += together) {
    await Promise.all(Array.from({ length: together }, (_, n) => race(from + round + n, round + n)));
  }
}
const hold = async (guest: Browser, request: unknown) => {
  const held = await untilServed(() =>
    guest.post<IntentAnswer>('/api/create-booking-payment-intent', request),
  );
  expect(held.status, JSON.stringify(held.body)).toBe(200);
  return held.body.paymentIntentId;
};
const reserve = async (guest: Browser, request: unknown) => {
  const reserved = await untilServed(() =>
    guest.post<{ bookingReference: string; status: string }>('/api/create-alternative-booking', request),
  );
  expect(reserved.status, JSON.stringify(reserved.body)).toBe(200);
  return reserved.body;
};

it('marking as paid and the expiry after 24 hours have one winner and publish one event', async () => {
  await eachRound(10, async (day, round) => {
    const { bookingReference } = await reserve(service.browser(), intentFor(inDays(day), inDays(day + 1)));
    const { rows } = await service.database.query<{ id: string }>(
      `UPDATE bookings SET payment_due_at = now() WHERE booking_reference = $1 RETURNING id`,
      [bookingReference],
    );
    const id = rows[0]?.id ?? '';
    const racers = [
      () => service.staff.post(`/api/admin/bookings/${id}/mark-paid`),
      () => expireReservations(service.deps, 'race'),
    ];
    if (round % 2 === 1) racers.reverse();
    await Promise.all(racers.map((run) => run()));
    const { status, nights, events } = await outcomeOf({ id });
    expect(['confirmed', 'cancelled']).toContain(status);
    expect(events).toEqual([status === 'confirmed' ? 'booking.confirmed' : 'booking.cancelled']);
    expect(nights).toBe(status === 'confirmed' ? 1 : 0);
  });
});

it('a card payment and the expiry of its hold never both succeed', async () => {
  await eachRound(100, async (day, round) => {
    const guest = service.browser();
    const paymentIntentId = await hold(guest, intentFor(inDays(day), inDays(day + 1)));
    await service.database.query(`UPDATE bookings SET hold_expires_at = now() WHERE payment_intent_id = $1`, [
      paymentIntentId,
    ]);
    const racers: (() => Promise<unknown>)[] = [
      async () => {
        await service.pay(paymentIntentId);
        await guest.post('/api/complete-booking', { paymentIntentId });
      },
      () => expireHolds(service.deps, 'race'),
    ];
    if (round % 2 === 1) racers.reverse();
    await Promise.all(racers.map((run) => run()));
    await expireHolds(service.deps, 'after');
    const { rows } = await service.database.query<{ id: string }>(
      `SELECT b.id FROM bookings b JOIN unavailable_dates u ON u.booking_id = b.id WHERE u.date = $1::date`,
      [inDays(day)],
    );
    const provider = await atTheProvider(service, paymentIntentId);
    expect(provider.refunds).toBe(0);
    expect(rows).toHaveLength(provider.status === 'succeeded' ? 1 : 0);
    const [kept] = rows;
    if (kept)
      expect(await outcomeOf(kept)).toMatchObject({ status: 'confirmed', events: ['booking.confirmed'] });
  });
});

it('a card payment and the switch to payment without a card end in one of the two', async () => {
  await eachRound(200, async (day, round) => {
    const guest = service.browser();
    const request = intentFor(inDays(day), inDays(day + 1));
    const paymentIntentId = await hold(guest, request);
    const racers: (() => Promise<unknown>)[] = [
      () => service.pay(paymentIntentId),
      () => guest.post('/api/create-alternative-booking', request),
    ];
    if (round % 2 === 1) racers.reverse();
    await Promise.all(racers.map((run) => run()));
    const again = await reserve(guest, request);
    const { status } = await atTheProvider(service, paymentIntentId);
    expect(again.status).toBe(status === 'succeeded' ? 'confirmed' : 'pending_payment');
    expect(['succeeded', 'canceled']).toContain(status);
  });
});
