import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hourMs, minuteMs } from '@getaway/kernel/instant';
import { startSandbox, type Sandbox } from '@getaway/card-sandbox/sandbox';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { eventually } from '@getaway/testing/eventually';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { createBookingDatabase } from './booking-database.ts';
import { openBrowser, type Reply } from './browser.ts';
import { randomFrom, type Random } from '@getaway/testing/seeded-random';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { runJobs } from './run-job.ts';
import { serviceEnvironment, startService } from './running-child.ts';

const kills = proofLength({ short: 2, long: 10 });
/** The same for what staff do with money afterwards. */
const killsOfStaff = proofLength({ short: 3, long: 100 });
const seed = proofSeed();
/** A busy machine starts the service slowly after each kill. */
const timeoutMs = (killsOfStaff + 10) * minuteMs;
/** About as long as a booking takes from its first step to its last. */
const bookingMs = 160;

describe(`a booking while svc-booking is killed ${kills} times`, () => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let pool: pg.Pool;
  let environment: Record<string, string>;
  let service: Child;
  const folder = mkdtempSync(path.join(tmpdir(), 'crashes-'));

  beforeAll(async () => {
    database = await createBookingDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const port = await findFreePort();
    const webhookSecret = 'whsec_house';
    sandbox = await startSandbox({
      host: '127.0.0.1',
      port: 0,
      stateFile: path.join(folder, 'sandbox.jsonl'),
      webhook: {
        url: `http://127.0.0.1:${port}/api/stripe/webhook`,
        secret: webhookSecret,
        log: () => undefined,
      },
    });
    environment = serviceEnvironment({
      port,
      databaseUrl: database.url,
      natsUrl: inject('natsUrl'),
      sandboxUrl: sandbox.url,
      webhookSecret,
    });
    service = await startService(environment);
  });
  afterAll(async () => {
    await service.stop();
    await sandbox.stop();
    await pool.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const provider = async (call: string, form?: Record<string, string>): Promise<Record<string, unknown>> => {
    const response = await fetch(`${sandbox.url}/v1/${call}`, {
      headers: { authorization: 'Bearer sk_test_house' },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    return (await response.json()) as Record<string, unknown>;
  };

  /** Repeats a request under one key, as a browser does, until there is an answer. */
  const insist = async <T>(send: () => Promise<Reply<T>>): Promise<Reply<T>> => {
    for (;;) {
      const reply = await send().catch(() => undefined);
      if (reply && reply.status < 500 && (reply.body as { type?: string }).type !== 'in-progress')
        return reply;
      await sleep(50);
    }
  };

  const book = async (checkIn: number, name: string): Promise<string> => {
    const guest = openBrowser(`http://127.0.0.1:${environment['PORT']}`);
    const stay = intentFor(inDays(checkIn), inDays(checkIn + 2));
    const key = { 'idempotency-key': `booking-of-${name}-number-${checkIn}` };
    const held = await insist(() =>
      guest.post<IntentAnswer>('/api/create-booking-payment-intent', stay, key),
    );
    if (held.status !== 200) throw new Error(`held with ${held.status} ${JSON.stringify(held.body)}`);
    const { paymentIntentId } = held.body;
    await provider(`payment_intents/${paymentIntentId}/confirm`, { payment_method: 'pm_card_visa' });
    const done = await insist(() => guest.post('/api/complete-booking', { paymentIntentId }, key));
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    return paymentIntentId;
  };

  /** Kills the service at a random moment of what it is doing, and starts it again. Returns the moment. */
  const killSoon = async (random: Random): Promise<number> => {
    const delayMs = Math.round(random.next() * bookingMs);
    await sleep(delayMs);
    service.kill('SIGKILL');
    await service.exited;
    // Simulates the minute after which a request that crashed with its server may be repeated.
    await pool.query(
      "UPDATE idempotent_answers SET created_at = created_at - interval '2 minutes' WHERE body IS NULL",
    );
    service = await startService(environment);
    return delayMs;
  };

  it('is neither lost nor made twice, wherever the process is killed', async () => {
    const random = randomFrom(seed);
    for (let kill = 0; kill < kills; kill += 1) {
      const checkIn = 10 + kill * 3;
      const booking = book(checkIn, 'grace');
      const delayMs = await killSoon(random);
      const paymentIntentId = await booking;
      const { rows } = await pool.query(
        `SELECT b.id, b.status, b.paid_total = b.total_price AS paid, b.payment_intent_id AS intent,
                (SELECT array_agg(date::text ORDER BY date) FROM unavailable_dates WHERE booking_id = b.id) AS nights,
                (SELECT count(*)::int FROM outbox_events o
                 WHERE o.type = 'booking.confirmed' AND o.data->>'entityId' = b.id) AS confirmations
         FROM bookings b WHERE b.check_in_date = $1`,
        [inDays(checkIn)],
      );
      expect(rows, `kill ${kill} after ${delayMs} ms`).toMatchObject([
        {
          status: 'confirmed',
          paid: true,
          intent: paymentIntentId,
          nights: [inDays(checkIn), inDays(checkIn + 1)],
          confirmations: 1,
        },
      ]);
      const intents = await provider('payment_intents?limit=100');
      const ofBooking = (intents['data'] as { status: string; metadata: { bookingId?: string } }[]).filter(
        ({ metadata }) => metadata.bookingId === (rows[0] as { id: string }).id,
      );
      expect(ofBooking.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
      expect(await provider(`refunds?payment_intent=${paymentIntentId}`)).toMatchObject({ data: [] });
      console.info(`kill ${kill + 1} after ${delayMs} ms: one booking, one charge, one confirmation`);
    }
    await eventually(async () => {
      const { rows } = await pool.query(
        'SELECT count(*)::int AS waiting FROM outbox_events WHERE published_at IS NULL',
      );
      expect(rows).toEqual([{ waiting: 0 }]);
    });
  });

  it(
    'has each refund, payment, and amendment once in its ledger, as the provider has it',
    async () => {
      const random = randomFrom(seed + 1);
      const desk = openBrowser(`http://127.0.0.1:${environment['PORT']}`);
      await desk.post('/api/admin/login', { username: 'admin', password: environment['ADMIN_PASSWORD'] });
      const acts = ['refund', 'payment', 'amendment'] as const;
      for (let kill = 0; kill < killsOfStaff; kill += 1) {
        const checkIn = 60 + kill * 5;
        const paymentIntentId = await book(checkIn, 'ada');
        const { rows } = await pool.query<{ id: string; revision: number; total: string }>(
          'SELECT id, revision, total_price AS total FROM bookings WHERE payment_intent_id = $1',
          [paymentIntentId],
        );
        const { id = '', revision = 0 } = rows[0] ?? {};
        const path = `/api/admin/bookings/${id}`;
        const key = { 'idempotency-key': `acts-on-${id}` };
        const act = acts[kill % acts.length] ?? 'refund';
        const send = {
          refund: () => desk.post(`${path}/refunds`, { amount: '30.00' }, key),
          payment: () => desk.post(`${path}/payments`, { amount: '25.00', method: 'cash' }, key),
          // Without a key; the revision refuses a second time.
          amendment: () => desk.put(path, { checkOutDate: inDays(checkIn + 3), revision }),
        }[act];
        const done = insist(send);
        if (act === 'refund') void done.then(() => runJobs(pool)).catch(() => undefined);
        const delayMs = await killSoon(random);
        const { status } = await done;
        expect([200, 201, 409], `${act}, killed after ${delayMs} ms`).toContain(status);
        // A job whose process was killed is repeated after its lease; its queue takes one at a time.
        await pool.query(`DELETE FROM pgboss.job WHERE state = 'active'`);
        await eventually(
          async () => {
            await runJobs(pool);
            const { rows: entries } = await pool.query<{ kind: string; amount: number; status: string }>(
              `SELECT kind, amount_cents AS amount, status FROM ledger_entries WHERE booking_id = $1 ORDER BY number`,
              [id],
            );
            expect(entries.slice(1), `${act}, killed after ${delayMs} ms`).toEqual(
              {
                refund: [{ kind: 'refund', amount: -3_000, status: 'succeeded' }],
                payment: [{ kind: 'payment', amount: 2_500, status: 'succeeded' }],
                amendment: [],
              }[act],
            );
          },
          { timeoutMs: 60_000, intervalMs: 500 },
        );
        const { data } = await provider(`refunds?payment_intent=${paymentIntentId}`);
        expect(data).toHaveLength(act === 'refund' ? 1 : 0);
        const { rows: nights } = await pool.query('SELECT 1 FROM unavailable_dates WHERE booking_id = $1', [
          id,
        ]);
        expect(nights).toHaveLength(act === 'amendment' ? 3 : 2);
        console.info(`kill ${kill + 1} after ${delayMs} ms: one ${act}`);
      }
    },
    timeoutMs,
  );

  it(
    'has each payment by link once, wherever the process is killed between the link and the provider’s word',
    async () => {
      const random = randomFrom(seed + 2);
      const desk = openBrowser(`http://127.0.0.1:${environment['PORT']}`);
      await desk.post('/api/admin/login', { username: 'admin', password: environment['ADMIN_PASSWORD'] });
      for (let kill = 0; kill < killsOfStaff; kill += 1) {
        // Between the nights of the test above.
        const checkIn = 63 + kill * 5;
        const created = await insist(() =>
          desk.post<{ id: string }>('/api/admin/bookings', {
            guestName: 'Katherine Johnson',
            email: 'katherine@example.com',
            checkInDate: inDays(checkIn),
            checkOutDate: inDays(checkIn + 2),
            numberOfGuests: 2,
            status: 'pending_payment',
          }),
        );
        const { id } = created.body;
        const path = `/api/admin/bookings/${id}/payment-link`;
        const { body: link } = await desk.get<{ offer: { amount: string } }>(path);
        await insist(() => desk.post(path, { amount: link.offer.amount }));
        const { rows: sent } = await pool.query<{ token: string }>(
          `SELECT data->>'token' AS token FROM outbox_events
         WHERE type = 'payment.link_sent' AND data->>'bookingId' = $1`,
          [id],
        );
        const token = sent[0]?.token;
        const guest = openBrowser(`http://127.0.0.1:${environment['PORT']}`);
        const pay = async () => {
          const { body } = await insist(() =>
            guest.post<{ paymentIntentId: string }>('/api/payment-links/payment-intent', {
              token,
              amount: link.offer.amount,
            }),
          );
          await provider(`payment_intents/${body.paymentIntentId}/confirm`, {
            payment_method: 'pm_card_visa',
          });
          return body.paymentIntentId;
        };
        const paying = pay();
        const delayMs = await killSoon(random);
        const paymentIntentId = await paying;
        await pool.query(`DELETE FROM pgboss.job WHERE state = 'active'`);
        await eventually(
          async () => {
            await runJobs(pool);
            // Finds a payment whose notice came while the process was down.
            await runJobs(pool, '*/10 * * * *');
            const { rows } = await pool.query(
              `SELECT b.status, b.paid_total = b.total_price AS paid,
               (SELECT count(*)::int FROM ledger_entries WHERE booking_id = b.id) AS entries,
               (SELECT count(*)::int FROM outbox_events o
                WHERE o.type = 'booking.confirmed' AND o.data->>'entityId' = b.id) AS confirmations
             FROM bookings b WHERE b.id = $1`,
              [id],
            );
            const once = { status: 'confirmed', paid: true, entries: 1, confirmations: 1 };
            expect(rows, `killed after ${delayMs} ms`).toEqual([once]);
          },
          { timeoutMs: 60_000, intervalMs: 500 },
        );
        const intents = await provider('payment_intents?limit=100');
        const ofBooking = (
          intents['data'] as { id: string; status: string; metadata: { bookingId?: string } }[]
        ).filter(({ metadata }) => metadata.bookingId === id);
        expect(ofBooking.map((intent) => [intent.id, intent.status])).toEqual([
          [paymentIntentId, 'succeeded'],
        ]);
      }
    },
    timeoutMs,
  );

  it('detects a double charge on a server that charges before it writes', async () => {
    const amount = 77_777;
    const carelessPort = await findFreePort();
    // The first process never gets to its booking, however late its end comes on a busy machine.
    const start = (writesAfterMs: number) =>
      startChild({
        command: process.execPath,
        args: [fileURLToPath(new URL('./crashes/careless-server.ts', import.meta.url))],
        env: {
          PORT: String(carelessPort),
          DATABASE_URL: database.url,
          SANDBOX_URL: sandbox.url,
          AMOUNT: String(amount),
          WRITES_AFTER_MS: String(writesAfterMs),
        },
      });
    const charges = async () => {
      const { data } = await provider('payment_intents?limit=100');
      const intents = data as { status: string; amount: number }[];
      return intents.filter((intent) => intent.status === 'succeeded' && intent.amount === amount).length;
    };
    let careless = start(hourMs);
    const booking = insist(async () => {
      const { status, headers } = await fetch(`http://127.0.0.1:${carelessPort}`);
      return { status, headers, body: {} };
    });
    await eventually(async () => expect(await charges()).toBe(1), { intervalMs: 5 });
    careless.kill('SIGKILL');
    await careless.exited;
    careless = start(0);
    await booking;
    await careless.stop();
    const { rows } = await pool.query('SELECT 1 FROM careless_bookings');
    tellProof({
      proof: 'crashes',
      seed,
      size: `${kills} kills of a booking, ${killsOfStaff} of refunds, payments, and amendments, ${killsOfStaff} of payments by link`,
      control: `a server that charges first: ${await charges()} charges, ${rows.length} booking`,
    });
    expect([rows.length, await charges()]).toEqual([1, 2]);
  });
});
