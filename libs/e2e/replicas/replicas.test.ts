import { connect } from '@nats-io/transport-node';
import { jetstreamManager } from '@nats-io/jetstream';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTwoOfEach, type TwoOfEach } from './two-of-each.ts';
import { openVisitor, stayIn, type Visitor } from './visitor.ts';

// Two processes of each service over one PostgreSQL and one NATS. `npm test` runs it short, `npm run replicas -w libs/e2e` long.
const isLong = process.env['PROOF'] === 'long';
const nights = isLong ? 40 : 6;
const intentCall = '/api/create-booking-payment-intent';

let house: TwoOfEach;
let staff: Visitor;
let one: string;
let two: string;
beforeAll(async () => {
  house = await startTwoOfEach({ CONTACT_PER_ADDRESS: '5' });
  [one, two] = house.addresses.booking;
  staff = openVisitor(house.site);
  const { username, password } = house.stack.admin;
  expect((await staff.send('POST', one, '/api/admin/login', { username, password })).status).toBe(200);
});
afterAll(() => house.stop());

const guest = (): Visitor => openVisitor(house.site);
const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 100 });

describe('two replicas of svc-booking', () => {
  test('give one night to one guest, and confirm, charge and email it once', async () => {
    for (let night = 30; night < 30 + nights; night += 1) {
      const racers = Array.from({ length: 8 }, (_, place) => ({
        visitor: guest(),
        at: place % 2 === 0 ? one : two,
        stay: stayIn(night),
      }));
      const outcomes = await Promise.all(
        racers.map(async (racer) => ({
          ...racer,
          reply: await racer.visitor.send('POST', racer.at, intentCall, racer.stay),
        })),
      );
      const statuses = outcomes.map(({ reply }) => reply.status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
      const winner = outcomes.find(({ reply }) => reply.status === 200);
      if (!winner) continue;
      const { paymentIntentId } = winner.reply.body as { paymentIntentId: string };
      await house.pay(paymentIntentId);
      const completed = await Promise.all(
        [one, two, one, two].map((at) =>
          winner.visitor.send('POST', at, '/api/complete-booking', { paymentIntentId }),
        ),
      );
      expect(new Set(completed.map(({ body }) => body['bookingReference'])).size).toBe(1);
      const { email } = winner.stay.bookingData;
      await eventually(async () => expect(await confirmationsTo(email)).toBe(1));
    }
    await sleep(1_500);
    const perGuest = Map.groupBy(await confirmations(), ({ to }) => to.join());
    expect([...perGuest.values()].filter(({ length }) => length !== 1)).toEqual([]);
    expect(perGuest.size).toBe(nights);
  });

  test('price with what staff have just set at the other one, and take no older total', async () => {
    const prices = (await staff.get(one, '/api/admin/pricing')).body as unknown as {
      id: string;
      name: string;
    }[];
    for (const [price, at, other] of [
      ['301.00', one, two],
      ['302.00', two, one],
    ] as const) {
      const stay = stayIn(100);
      const { checkInDate, checkOutDate } = stay.bookingData;
      const before = await guest().send('POST', other, '/api/quote', { checkInDate, checkOutDate });
      for (const { id } of prices.filter(({ name }) => /weekday|saturday|friday/.test(name)))
        expect((await staff.send('PUT', at, `/api/admin/pricing/${id}`, { price })).status).toBe(200);
      const after = await guest().send('POST', other, '/api/quote', { checkInDate, checkOutDate });
      expect(after.body['nightsTotal']).toBe(price);
      const late = await guest().send('POST', other, intentCall, {
        ...stay,
        totalAmount: before.body['total'],
      });
      expect([late.status, late.body['type']]).toEqual([409, 'price-changed']);
    }
  });

  test('give the last use of a code to one guest', async () => {
    const code = { code: 'ONLYONCE', name: 'One', discountType: 'fixed', discountValue: 10, maxUses: 1 };
    expect((await staff.send('POST', one, '/api/admin/promo-codes', code)).status).toBe(201);
    const replies = await Promise.all(
      [one, two, one, two].map((at, place) => {
        const { bookingData } = stayIn(110 + place);
        const withCode = { bookingData: { ...bookingData, promoCode: 'ONLYONCE' } };
        return guest().send('POST', at, intentCall, withCode);
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test('keep one answer under one key', async () => {
    const visitor = guest();
    const stay = stayIn(120);
    const ask = (at: string) =>
      visitor.send('POST', at, intentCall, stay, { 'idempotency-key': 'the-same-key' });
    const [first] = await Promise.all([ask(one), ask(two)]);
    const again = await Promise.all([ask(one), ask(two)]);
    expect(
      new Set([...again, first].filter(({ status }) => status === 200).map(({ body }) => body['holdId']))
        .size,
    ).toBe(1);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess += 1) {
      const wrong = { username: 'somebody', password: `guess ${guess}` };
      statuses.push((await guest().send('POST', guess % 2 ? one : two, '/api/admin/login', wrong)).status);
    }
    expect(statuses).toContain(401);
    expect(statuses.indexOf(429)).toBeGreaterThan(0);
    expect(statuses.slice(statuses.indexOf(429))).not.toContain(401);
  });
});

test('two replicas of svc-crm-email count a visitor together', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const at = house.addresses['crm-email'][turn % 2 === 0 ? 0 : 1];
    const enquiry = { name: 'Ada', email: `ada.${turn}@example.com`, message: 'Is there a piano?' };
    statuses.push((await guest().send('POST', at, '/api/contact', enquiry)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});

test('two replicas of svc-calendar read a feed once', async () => {
  const asked = new Map<string, number>();
  const underWay = new Map<string, number>();
  let atOnce = 0;
  const platform = createServer((request, response) => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    underWay.set(path, (underWay.get(path) ?? 0) + 1);
    atOnce = Math.max(atOnce, underWay.get(path) ?? 0);
    setTimeout(() => {
      underWay.set(path, (underWay.get(path) ?? 0) - 1);
      response.end('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n');
    }, 300);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as AddressInfo;
  for (let feed = 0; feed < 3; feed += 1) {
    const at = house.addresses.calendar[feed % 2 === 0 ? 0 : 1];
    const added = { name: `Feed ${feed}`, url: `http://127.0.0.1:${port}/${feed}.ics` };
    expect((await staff.send('POST', at, '/api/admin/calendar-feeds', added)).status).toBe(201);
  }
  await eventually(async () => expect(asked.size).toBe(3));
  await sleep(1_000);
  asked.clear();
  const syncs = house.addresses.calendar.map((at) => staff.send('POST', at, '/api/admin/sync-calendars'));
  expect((await Promise.all(syncs)).map(({ status }) => status)).toEqual([200, 200]);
  // Each request gets a sync of its own, and never two at once.
  expect([...asked.values()].every((times) => times <= 2)).toBe(true);
  // Both replicas sweep every 15 seconds: each feed that becomes due then is read by one of them.
  for (let round = 0; round < (isLong ? 2 : 0); round += 1) {
    asked.clear();
    await house.query('calendar', 'UPDATE external_calendar_feeds SET next_poll_at = now()');
    await sleep(33_000);
    expect([...asked.values()]).toEqual([1, 1, 1]);
  }
  expect(atOnce).toBe(1);
  platform.closeAllConnections();
  platform.close();
}, 180_000);

test('what runs out, runs out once', async () => {
  if (!isLong) return;
  const held = await Promise.all(
    [one, two, one, two].map((at, place) => guest().send('POST', at, intentCall, stayIn(130 + place))),
  );
  const ids = held.map(({ body }) => String(body['holdId']));
  await house.query('booking', `UPDATE bookings SET hold_expires_at = now() WHERE hold_id = ANY($1)`, [ids]);
  await vi.waitFor(
    async () => {
      const rows = await house.query<{ type: string; times: number }>(
        'booking',
        `SELECT count(*)::int AS times FROM outbox_events JOIN bookings ON bookings.id = data->>'entityId'
         WHERE type = 'booking.cancelled' AND hold_id = ANY($1) GROUP BY bookings.id`,
        [ids],
      );
      expect(rows.map(({ times }) => times)).toEqual([1, 1, 1, 1]);
    },
    { timeout: 100_000, interval: 1_000 },
  );
}, 120_000);

test('a sign-out at one replica is one at every replica of every service', async () => {
  const paths = {
    booking: '/api/admin/bookings',
    calendar: '/api/admin/calendar-feeds',
    'crm-email': '/api/crm/guests',
  };
  const places = (['booking', 'calendar', 'crm-email'] as const).flatMap((service) =>
    house.addresses[service].map((address) => [address, paths[service]] as const),
  );
  const statuses = () => Promise.all(places.map(async ([at, path]) => (await staff.get(at, path)).status));
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
  const kept = openVisitor(house.site);
  const { username, password } = house.stack.admin;
  await kept.send('POST', two, '/api/admin/login', { username, password });
  const signedOut = performance.now();
  expect((await staff.send('POST', one, '/api/admin/logout')).status).toBe(204);
  await eventually(async () => expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401]));
  expect(performance.now() - signedOut).toBeLessThan(isLong ? 1_500 : 20_000);
  expect((await kept.get(one, '/api/admin/bookings')).status).toBe(200);
});

test('each event takes effect once, and every email has its own id', async () => {
  let told = 0;
  for (const service of ['booking', 'calendar', 'crm-email'] as const) {
    await eventually(async () => {
      const rows = await house.query(service, 'SELECT 1 FROM outbox_events WHERE published_at IS NULL');
      expect(rows).toEqual([]);
    });
    const [row] = await house.query<{ events: number }>(
      service,
      'SELECT count(*)::int AS events FROM outbox_events',
    );
    told += row?.events ?? 0;
  }
  const connection = await connect({ servers: house.natsUrl });
  const { state } = await (await jetstreamManager(connection)).streams.info('GETAWAY');
  await connection.close();
  expect(told).toBeGreaterThan(nights);
  expect(state.messages).toBe(told);
  const ids = (await house.emails()).map(({ headers }) => headers['message-id']);
  expect(new Set(ids).size).toBe(ids.length);
});

const confirmations = async () =>
  (await house.emails()).filter(
    ({ subject, to }) => /confirmed/i.test(subject) && to.join().startsWith('grace.'),
  );
const confirmationsTo = async (email: string): Promise<number> =>
  (await confirmations()).filter(({ to }) => to.includes(email)).length;
