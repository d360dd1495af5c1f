import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker, type Broker } from '@getaway/service-kit/messaging/broker';
import { eventually } from '@getaway/testing/eventually';
import { proofSeed } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { testEvent } from '@getaway/testing/test-event';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { bookingOfNewGuest } from './booking-states.ts';
import { createCrmDatabase } from './crm-database.ts';
import { moneyOf, recordedFor } from './ledger-states.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { serviceEnvironment, startService } from './running-child.ts';
import { freshInfrastructure } from './running-service.ts';

const guests = 12;
const paymentsEach = 10;
const kills = 2;
const seed = proofSeed();
const random = randomFrom(seed);

let database: TestDatabase;
let pool: pg.Pool;
let catcher: MailCatcher;
let broker: Broker;
let environment: Record<string, string>;
let service: Child;

beforeAll(async () => {
  const { postgresUrl, natsUrl } = await freshInfrastructure();
  database = await createCrmDatabase(postgresUrl);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  catcher = await startMailCatcher();
  const logger = createLogger({ part: 'test', level: 'silent' });
  broker = await connectBroker({ url: natsUrl, name: 'test', logger });
  environment = serviceEnvironment({
    port: await findFreePort(),
    databaseUrl: database.url,
    natsUrl,
    smtpUrl: catcher.url,
  });
  service = await startService(environment);
});
afterAll(async () => {
  await service.stop();
  await broker.close();
  await catcher.goAway();
  await pool.end();
  await database.drop();
});

const publish = (type: string, data: object) =>
  broker.jetstream.publish(type, JSON.stringify(testEvent(type, data, { id: randomUUID() })));

/** All events of a booking, in an order that no broker would deliver, and every third one twice. */
function eventsOf(booking: BookingState): [string, object][] {
  const payments = Array.from({ length: paymentsEach }, (_, index): [string, object] => {
    const money = moneyOf(booking, index + 1, { paid: `${(index + 1) * 10}.00` });
    return ['payment.recorded', recordedFor(booking, money, { entry: { amount: '10.00' } })];
  });
  const all: [string, object][] = [...payments, ['booking.confirmed', booking]];
  const twice = all.filter((_, index) => index % 3 === 0);
  const order = [...all, ...twice];
  return order
    .map((event) => ({ event, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

test(`what guests paid is right and emailed once for each payment, however often the service is killed (SEED=${seed})`, async () => {
  const bookings = Array.from({ length: guests }, () => bookingOfNewGuest({ amountDue: '614.18' }));
  const events = bookings.flatMap(eventsOf);
  const handled = async () => {
    const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM inbox_messages');
    return rows[0]?.count ?? 0;
  };
  for (const [index, [type, data]] of events.entries()) {
    await publish(type, data);
    if ((index + 1) % Math.ceil(events.length / (kills + 1)) !== 0) continue;
    const seen = await handled();
    // Killed with the next one in hand, unless it has handled all that were published.
    if (seen <= index)
      await eventually(async () => expect(await handled()).toBeGreaterThan(seen), { intervalMs: 1 });
    service.kill('SIGKILL');
    await service.exited;
    service = await startService(environment);
  }
  // An event that a killed process had received is redelivered after 30 seconds.
  await eventually(async () => expect(await handled()).toBe(events.length), {
    timeoutMs: 120_000,
    intervalMs: 250,
  });
  const { rows } = await pool.query<{ value: string; stays: number }>(
    'SELECT lifetime_value::text AS value, total_stays AS stays FROM guests',
  );
  expect(rows).toEqual(Array.from({ length: guests }, () => ({ value: '100.00', stays: 1 })));
  const { rows: emails } = await pool.query<{ count: number; occasions: number }>(
    `SELECT count(*)::int AS count, count(DISTINCT message_key)::int AS occasions FROM email_sends
     WHERE kind = 'payment-recorded'`,
  );
  const each = guests * paymentsEach;
  expect(emails).toEqual([{ count: each, occasions: each }]);
});
