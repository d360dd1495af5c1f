import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom, shuffled } from '@getaway/testing/seeded-random';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { handleCardEvent } from '../src/payments/handle-card-event.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { atTheProvider, openTestDeps, type TestDeps } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { believeEvent } from './webhook-orders/believing-handler.ts';

const kinds = [
  'payment_intent.created',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
] as const;

/** How many of the 720 orders are delivered, and how often each, every time with another event lost. */
const { orderCount, timesOver } = proofLength({
  short: { orderCount: 60, timesOver: 1 },
  long: { orderCount: 720, timesOver: 4 },
});
const seed = proofSeed();
const random = randomFrom(seed);

let service: TestService;
let deps: TestDeps;
let template: string;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  deps = openTestDeps(service);
  const held = await service
    .browser()
    .post<IntentAnswer>('/api/create-booking-payment-intent', intentFor(inDays(10), inDays(11)));
  template = held.body.holdId;
});
afterAll(async () => {
  await deps.database.close();
  await service.stop();
});

function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) =>
    ordersOf([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}

/** Which event of an order is lost. */
const lost = (order: readonly unknown[]): number => random.below(order.length);

/** How many copies have separate nights; each takes the night after the previous one. */
let nightsTaken = 0;

/**
 * Copies of one hold, each with a payment that was declined first and then paid, or canceled. A copy holds a
 * night of its own, or has lost its night to the original hold.
 */
async function payments(
  name: string,
  count: number,
  end: 'paid' | 'cancelled',
  night: 'held' | 'lost' = 'held',
): Promise<string[]> {
  const total = await service.database.query<{ cents: string }>(
    'SELECT (total_price * 100)::int AS cents FROM bookings WHERE hold_id = $1',
    [template],
  );
  const provider = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${service.sandboxAddress}/v1/payment_intents${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_house' },
      body: new URLSearchParams(fields),
    });
    return (await response.json()) as { id: string };
  };
  const intents = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const { id } = await provider('', { amount: String(total.rows[0]?.cents), currency: 'usd' });
      if (n % 10 === 0) await service.pay(id, 'pm_card_chargeDeclined');
      if (end === 'paid') await service.pay(id);
      else await provider(`/${id}/cancel`, {});
      return id;
    }),
  );
  await service.database.query(
    `WITH copies AS (
       INSERT INTO bookings (id, guest_name, email, check_in_date, check_out_date, base_price, tax, total_price, quote,
         status, payment_method, booking_reference, payment_intent_id, hold_id, hold_expires_at)
       SELECT $1 || n, guest_name, email, check_in_date + later, check_out_date + later, base_price, tax, total_price,
         quote, status, payment_method, $1 || n, intent, $1 || n, now() + interval '1 hour'
       FROM bookings, unnest($2::text[]) WITH ORDINALITY AS each(intent, n),
         LATERAL (SELECT CASE WHEN $4 THEN $5 + n::int ELSE 0 END AS later) AS moved
       WHERE hold_id = $3
       RETURNING id, check_in_date)
     INSERT INTO unavailable_dates (id, date, reason, booking_id)
     SELECT gen_random_uuid()::text, check_in_date, 'booking', id FROM copies WHERE $4`,
    [name, intents, template, night === 'held', nightsTaken],
  );
  if (night === 'held') nightsTaken += count;
  return intents;
}

/** Delivers the events of each payment in its own order, each twice, eight payments at a time. */
async function deliver(
  intents: readonly string[],
  orders: readonly (readonly string[])[],
  handle: typeof handleCardEvent = handleCardEvent,
): Promise<void> {
  const queue = intents.map((intentId, n) => ({ intentId, order: orders[n] ?? [] }));
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { intentId, order } = next;
      for (const [at, type] of order.entries()) {
        const tell = (kind: string) =>
          handle(deps, { id: `evt_${kind}_${intentId}`, type: kind, intentId }, 'order');
        // The previous event comes again together with this one.
        const before = order[at - 1];
        await Promise.all([tell(type), ...(before === undefined ? [] : [tell(before)])]);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

const endStates = async (name: string) =>
  (
    await service.database.query<{ state: string; count: number }>(
      `SELECT concat_ws(' ', b.status, b.payment_intent_id IS NOT NULL, b.paid_total = b.total_price,
                (SELECT count(*) FROM outbox_events e WHERE e.data->>'entityId' = b.id AND e.type = 'booking.confirmed'),
                (SELECT count(*) FROM outbox_events e WHERE e.data->>'entityId' = b.id AND e.type = 'booking.cancelled'),
                (SELECT count(*) FROM refunds r WHERE r.booking_id = b.id)) AS state, count(*)::int
       FROM bookings b WHERE b.id LIKE $1 GROUP BY 1`,
      [`${name}%`],
    )
  ).rows;

it('a paid booking ends the same in any order of its events, with each twice and one lost', async () => {
  const chosen = shuffled(ordersOf(kinds), random).slice(0, orderCount);
  for (let time = 0; time < timesOver; time += 1) {
    const orders = chosen.map((order) => order.filter((_, at) => at !== lost(order)));
    await deliver(await payments(`paid-${time}-`, orders.length, 'paid'), orders);
    expect(await endStates(`paid-${time}-`)).toEqual([{ state: 'confirmed t t 1 0 0', count: orderCount }]);
  }
});

it('detects a handler that trusts the content of events', async () => {
  const orders = ordersOf(kinds.filter((kind) => !/created|failed/.test(kind)));
  await deliver(await payments('naive-', orders.length, 'paid'), orders, believeEvent);
  const states = await endStates('naive-');
  tellProof({
    proof: 'webhooks',
    seed,
    size: `${timesOver * orderCount} deliveries, each event twice and one lost`,
    control: `a handler that trusts events: ${states.length} different results in ${orders.length} orders`,
  });
  expect(states.length).toBeGreaterThan(1);
});

it('a payment canceled at the provider leaves a hold without a payment, in all orders', async () => {
  const orders = ordersOf(kinds.filter((kind) => !/succeeded|refunded/.test(kind)));
  await deliver(await payments('ended-', orders.length, 'cancelled'), orders);
  expect(await endStates('ended-')).toEqual([{ state: 'pending f f 0 0 0', count: 24 }]);
});

it('a payment that came too late is refunded once, in all orders of its events', async () => {
  const orders = ordersOf(kinds.filter((kind) => !/processing|canceled/.test(kind)));
  const intents = await payments('late-', orders.length, 'paid', 'lost');
  await service.database.query(`UPDATE bookings SET status = 'cancelled' WHERE id LIKE 'late-%'`);
  await deliver(intents, orders);
  expect(await endStates('late-')).toEqual([{ state: 'cancelled t t 0 0 1', count: 24 }]);
  await Promise.all([payRefunds(deps, 'one'), payRefunds(deps, 'two')]);
  await deliver(intents, orders);
  for (const intent of intents) expect(await atTheProvider(service, intent)).toMatchObject({ refunds: 1 });
  const { rows } = await service.database.query(
    `SELECT 1 FROM outbox_events WHERE type = 'payment.refunded' AND data->>'bookingId' LIKE 'late-%'`,
  );
  expect(rows).toHaveLength(24);
});
