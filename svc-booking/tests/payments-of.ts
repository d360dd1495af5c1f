import type pg from 'pg';

/** Adds payments in cash to the ledger of a booking, and returns their ids. */
export async function paymentsOf(
  database: pg.Pool,
  booking: { readonly id: string; readonly bookingReference: string },
  count: number,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO ledger_entries (booking_id, booking_reference, kind, method, amount_cents, status, idempotency_key,
       effective_on, occurred_at, recorded_by)
     SELECT $1, $2, 'payment', 'cash', 1000 + part, 'succeeded', gen_random_uuid()::text, '2026-11-20', now(), 'admin'
     FROM generate_series(1, $3) part RETURNING id`,
    [booking.id, booking.bookingReference, count],
  );
  return rows.map(({ id }) => id);
}
