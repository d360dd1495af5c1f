import type pg from 'pg';
import type { StaffedService } from '../staffed-service.ts';
import type { TestService } from '../test-service.ts';
import { faultsOfTax } from './tax.ts';

interface Line {
  price: string;
}
interface StoredQuote {
  nights: { rate: string; surcharge: string }[];
  addOns: Line[];
  packages: Line[];
  cleaningFee: string;
  discount: string;
  cardFee: string;
  tax: string;
}

/** What does not add up, in words. Empty when the books are right. */
export async function faultsOfBooks(service: StaffedService): Promise<string[]> {
  const { database } = service;
  return [
    ...(await faultsOfTotals(database)),
    ...(await rowsOf(
      database,
      `SELECT id || ' stores other sums than its entries' AS fault FROM bookings, booking_money(id) AS sums
       WHERE (paid_total, refunded_total) IS DISTINCT FROM (sums.paid, sums.returned)`,
    )),
    ...(await rowsOf(
      database,
      `SELECT 'the counts differ from the entries' AS fault
       WHERE (SELECT COALESCE(sum(amount_cents), 0) FROM ledger_counts) <>
             (SELECT COALESCE(sum(amount_cents), 0) FROM ledger_entries WHERE status = 'succeeded')`,
    )),
    ...(await rowsOf(
      database,
      `SELECT id || ' was published ' || count(event) || ' times' AS fault
       FROM ledger_entries LEFT JOIN (
         SELECT data->'entry'->>'id' AS event FROM outbox_events WHERE type = 'payment.recorded') AS published ON event = id
       WHERE status = 'succeeded' AND booking_id IS NOT NULL GROUP BY id HAVING count(event) <> 1`,
    )),
    ...(await rowsOf(
      database,
      `SELECT id || ' was last published with other sums' AS fault
       FROM bookings, LATERAL (
         SELECT data->'money' AS money FROM outbox_events
         WHERE type = 'payment.recorded' AND data->>'entityId' = bookings.id ORDER BY (data->>'revision')::int DESC LIMIT 1) AS newest
       WHERE ((money->>'paid')::numeric, (money->>'returned')::numeric) IS DISTINCT FROM (paid_total, refunded_total)`,
    )),
    ...(await faultsOfTax(service)),
    ...(await faultsAtProvider(service)),
  ];
}

/** The final entries as text, by id, to see whether one ever changes. */
export async function finalEntries(database: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await database.query<{ id: string; text: string }>(
    `SELECT id, concat_ws('|', kind, method, amount_cents, status, idempotency_key, occurred_at, recorded_by) AS text
     FROM ledger_entries WHERE status <> 'pending'`,
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** A booking's total is the sum of its accepted lines. */
async function faultsOfTotals(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ id: string; quote: StoredQuote; total: string }>(
    'SELECT id, quote, total_price AS total FROM bookings',
  );
  return rows.flatMap(({ id, quote, total }) => {
    const lines = [
      ...quote.nights.flatMap(({ rate, surcharge }) => [rate, surcharge]),
      ...[...quote.addOns, ...quote.packages].map(({ price }) => price),
      quote.cleaningFee,
      quote.cardFee,
      quote.tax,
    ];
    const sum = lines.reduce((cents, dollars) => cents + inCents(dollars), -inCents(quote.discount));
    return sum === inCents(total) ? [] : [`${id} costs ${total}, its lines ${sum / 100}`];
  });
}

/** What the provider still holds of each payment is the sum of the payment's entries. */
async function faultsAtProvider({ database, sandboxAddress }: TestService): Promise<string[]> {
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${sandboxAddress}/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_house' },
    });
    return (await response.json()) as T;
  };
  const { rows } = await database.query<{ intent: string; sum: number }>(
    `SELECT payment_intent_id AS intent, (sum(amount_cents) FILTER (WHERE status = 'succeeded'))::int AS sum
     FROM ledger_entries WHERE payment_intent_id IS NOT NULL GROUP BY 1`,
  );
  const faults = await Promise.all(
    rows.map(async ({ intent, sum }) => {
      const [payment, refunds, disputes] = await Promise.all([
        ask<{ amount_received: number }>(`payment_intents/${intent}`),
        ask<{ data: { amount: number; status: string }[] }>(`refunds?payment_intent=${intent}&limit=100`),
        ask<{ data: { amount: number; status: string }[] }>(`disputes?payment_intent=${intent}&limit=100`),
      ]);
      const gone = [
        ...refunds.data.filter(({ status }) => status === 'succeeded'),
        ...disputes.data.filter(({ status }) => status !== 'won'),
      ].reduce((cents, { amount }) => cents + amount, 0);
      const held = payment.amount_received - gone;
      return held === sum ? [] : [`the provider holds ${held} of ${intent}, the ledger ${sum}`];
    }),
  );
  return faults.flat();
}

async function rowsOf(database: pg.Pool, sql: string): Promise<string[]> {
  return (await database.query<{ fault: string }>(sql)).rows.map(({ fault }) => fault);
}

function inCents(dollars: string): number {
  return Math.round(Number(dollars) * 100);
}
