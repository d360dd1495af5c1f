import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import { deployWithJobs } from '@getaway/service-kit/tests/job-tables';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';
import { addBookings } from './long-lists/many-bookings.ts';

// A database of the version before the ledger, with its money in columns, and that version's writes afterwards.

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');
const earlierMigrations = mkdtempSync(path.join(tmpdir(), 'migrations-'));
const ledger = '20261124120000_money_is_a_ledger';
/** The migrations of the version before the ledger. */
const isEarlier = (file: string) => file === migrationsDir || path.relative(migrationsDir, file) < ledger;
/** 100,000 with CARRIED_BOOKINGS=100000. */
const bookings = Number(process.env['CARRIED_BOOKINGS'] ?? 2_000);

let testDatabase: TestDatabase;
let database: pg.Pool;
const sums = async () => {
  const { rows } = await database.query<{ paid: string; refunded: string }>(
    'SELECT sum(paid_total) AS paid, sum(refunded_total) AS refunded FROM bookings',
  );
  return rows[0];
};
const entriesOf = async (id: string) => {
  const { rows } = await database.query<Record<string, unknown>>(
    `SELECT kind, method, amount_cents AS amount, status, provider_id AS provider FROM ledger_entries
     WHERE booking_id = $1 ORDER BY number`,
    [id],
  );
  return rows;
};

let before: Awaited<ReturnType<typeof sums>>;
beforeAll(async () => {
  cpSync(migrationsDir, earlierMigrations, { recursive: true, filter: isEarlier });
  testDatabase = await createTestDatabase({
    postgresUrl: inject('postgresUrl'),
    migrationsDir: earlierMigrations,
    deploy: deployWithJobs,
  });
  database = new pg.Pool({ connectionString: testDatabase.url, max: 2 });
  await addBookings(database, bookings, { isPaid: true });
  await database.query(`
    UPDATE bookings SET id = 'card', payment_method = 'card' WHERE id = (SELECT id FROM bookings WHERE status = 'confirmed' LIMIT 1);
    UPDATE bookings SET payment_intent_id = 'pi_card' WHERE id = 'card';
    UPDATE bookings SET id = 'late', payment_intent_id = 'pi_late' WHERE id = (SELECT id FROM bookings WHERE status = 'cancelled' LIMIT 1);
    UPDATE bookings SET id = 'odd', paid_total = 10, refunded_total = 4 WHERE id = (SELECT id FROM bookings WHERE status = 'completed' LIMIT 1);
    INSERT INTO refunds (id, key, booking_id, booking_reference, guest_name, email, payment_intent_id, amount, reason,
      provider_refund_id, refunded_at, refused_at)
    VALUES ('made', 'a', 'card', 'A', 'Ada', 'a@example.com', 'pi_card', 100, 'adjustment', 're_1', now(), NULL),
           ('open', 'b', 'card', 'A', 'Ada', 'a@example.com', 'pi_card', 50, 'adjustment', NULL, NULL, NULL),
           ('refused', 'c', 'card', 'A', 'Ada', 'a@example.com', 'pi_card', 20, 'adjustment', NULL, NULL, now()),
           ('late', 'd', 'late', 'B', 'Ben', 'b@example.com', 'pi_late', 640.93, 'late-payment', 're_2', now(), NULL);
    UPDATE bookings SET refunded_total = 100 WHERE id = 'card';
    UPDATE bookings SET refunded_total = 640.93 WHERE id = 'late'`);
  before = await sums();
  await deployMigrations(testDatabase.url, migrationsDir);
}, 300_000);
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
  rmSync(earlierMigrations, { recursive: true });
});

test('what was stored becomes entries with the same sums, and a late payment has come and gone', async () => {
  const after = await sums();
  expect(Number(after?.paid)).toBeCloseTo(Number(before?.paid) + 640.93, 2);
  expect(after?.refunded).toBe(before?.refunded);
  const { rows } = await database.query(
    `SELECT 1 FROM bookings, booking_money(id) AS sums WHERE (paid_total, refunded_total) IS DISTINCT FROM (sums.paid, sums.returned)`,
  );
  expect(rows).toEqual([]);
  const { rows: counted } = await database.query<{ same: boolean }>(
    `SELECT (SELECT sum(amount_cents) FROM ledger_counts) =
            (SELECT sum(amount_cents) FROM ledger_entries WHERE status = 'succeeded') AS same`,
  );
  expect(counted).toEqual([{ same: true }]);
});

test('refunds keep their state, and payments their method and provider', async () => {
  expect(await entriesOf('card')).toMatchObject([
    { kind: 'payment', method: 'card', amount: 64_093, provider: 'pi_card' },
    { kind: 'refund', amount: -10_000, status: 'succeeded', provider: 're_1' },
    { kind: 'refund', amount: -5_000, status: 'pending' },
    { kind: 'refund', amount: -2_000, status: 'failed' },
  ]);
  expect(await entriesOf('late')).toMatchObject([
    { kind: 'payment', method: 'card', amount: 64_093, provider: 'pi_late' },
    { kind: 'refund', amount: -64_093, status: 'succeeded' },
  ]);
  // Refunded in the booking alone.
  expect(await entriesOf('odd')).toMatchObject([
    { amount: 1_000 },
    { kind: 'refund', method: 'other', amount: -400 },
  ]);
});

test('the previous version keeps writing, and what it writes becomes entries', async () => {
  const { rows } = await database.query<{ id: string }>(
    `SELECT id FROM bookings WHERE status = 'pending_payment' ORDER BY id LIMIT 1`,
  );
  const id = rows[0]?.id ?? '';
  await database.query(
    `UPDATE bookings SET status = 'confirmed', paid_total = total_price, payment_intent_id = 'pi_new' WHERE id = $1`,
    [id],
  );
  await database.query(
    `INSERT INTO refunds (id, key, booking_id, booking_reference, guest_name, email, payment_intent_id, amount, reason)
     VALUES ('new', 'e', $1, 'C', 'Cleo', 'c@example.com', 'pi_new', 30, 'adjustment')`,
    [id],
  );
  await database.query(
    `UPDATE refunds SET refunded_at = now(), provider_refund_id = 're_3' WHERE id = 'new'`,
  );
  await database.query('UPDATE bookings SET refunded_total = refunded_total + 30 WHERE id = $1', [id]);
  expect(await entriesOf(id)).toMatchObject([
    { kind: 'payment', method: 'card', amount: 64_093, provider: 'pi_new' },
    { kind: 'refund', amount: -3_000, status: 'succeeded', provider: 're_3' },
  ]);
  await database.query(`UPDATE refunds SET refused_at = now() WHERE id = 'new'`);
  const { rows: after } = await database.query(
    'SELECT paid_total AS paid, refunded_total AS refunded FROM bookings WHERE id = $1',
    [id],
  );
  expect(after).toEqual([{ paid: '640.93', refunded: '0.00' }]);
});
