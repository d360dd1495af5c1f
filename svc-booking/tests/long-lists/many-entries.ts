import type pg from 'pg';
import { sqlOf } from '@getaway/service-kit/sql';
import { mergeCounts } from '../../src/ledger/ledger-entries.repository.ts';

/** Enters four entries for each booking: payments by card and in cash, a refund, and now and then a check, over three years. */
export async function addEntries(database: pg.Pool): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    // The sums follow in one statement, instead of after each entry.
    await client.query(`SELECT set_config('getaway.summing', 'off', true)`);
    await client.query(
      `INSERT INTO ledger_entries (booking_id, booking_reference, kind, method, amount_cents, status, payment_intent_id,
         idempotency_key, effective_on, occurred_at)
       SELECT id, booking_reference, kind, CASE WHEN part = 3 AND phone LIKE '%7' THEN 'check' ELSE method END, amount, 'succeeded',
         CASE method WHEN 'card' THEN 'pi_' || id END, 'test:' || id || ':' || part,
         current_date - (row_number() OVER ())::int % 1000, created_at
       FROM bookings, (VALUES (1, 'payment', 'card', 40000), (2, 'payment', 'cash', 20000), (3, 'payment', 'venmo', 4093),
                              (4, 'refund', 'card', -5000)) AS each (part, kind, method, amount)`,
    );
    await client.query('UPDATE bookings SET paid_total = paid_total');
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  await mergeCounts(sqlOf(database));
  await database.query('ANALYZE ledger_entries, tax_notices');
}
