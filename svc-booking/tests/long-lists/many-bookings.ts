import type pg from 'pg';

/** The ordinal number of the booking, as SQL. */
export const bookingNumber = `right(phone, 7)::int - 5000000`;

/**
 * Inserts bookings of invented guests directly into the table: a few a day over the years around today, in
 * every status. Each fiftieth guest is a Smith. They take no nights, since one property does not have enough
 * of them. With `isPaid`, confirmed and completed stays were paid in full, three of ten without a card.
 */
export async function addBookings(
  database: pg.Pool,
  count: number,
  { isPaid = false }: { readonly isPaid?: boolean } = {},
): Promise<void> {
  const { rows } = await database.query<{ last: number }>(
    `SELECT coalesce(max(${bookingNumber}), 0) AS last FROM bookings`,
  );
  const first = (rows[0]?.last ?? 0) + 1;
  await database.query(
    `INSERT INTO bookings (id, guest_name, email, phone, check_in_date, check_out_date, base_price, tax, total_price, quote,
                           status, payment_method, paid_total, payment_intent_id, booking_reference, hold_id, confirmed_at,
                           created_at, updated_at)
     SELECT id, first || ' ' || last, lower(first) || '.' || lower(last) || n || '@example.com',
            '+1 404 ' || 5000000 + n, check_in, check_in + 2, 400, 41.93, 640.93,
            jsonb_build_object('taxRate', 0.07, 'nights', (
              SELECT jsonb_agg(jsonb_build_object('date', check_in + night, 'rate', '200.00', 'surcharge', '0.00'))
              FROM generate_series(0, 1) AS night)),
            (ARRAY['confirmed', 'completed', 'cancelled', 'pending_payment', 'pending'])[1 + n % 5],
            CASE WHEN is_paid AND n % 10 < 3 THEN 'alternative' ELSE 'card' END,
            CASE WHEN is_paid THEN 640.93 ELSE 0 END, CASE WHEN is_paid THEN 'pi_' || id END, upper(lpad(to_hex(n * 2654435761 % 4294967296), 8, '0')), CASE WHEN n % 5 = 4 THEN gen_random_uuid()::text END,
            CASE WHEN n % 5 < 3 THEN made END, made, made
     FROM generate_series($1::int, $2::int) AS n,
          LATERAL (SELECT gen_random_uuid()::text AS id, $3::boolean AND n % 5 < 2 AS is_paid, CASE WHEN n % 50 = 0 THEN 'Smith' ELSE 'Guest' || n % 997 END AS last,
                          (ARRAY['Ada', 'Bela', 'Cleo', 'Dora'])[1 + n % 4] AS first,
                          current_date - 1000 + n * 7 % 2000 AS check_in,
                          now() - n * interval '1 minute' AS made) AS facts`,
    [first, first + count - 1, isPaid],
  );
  await database.query('ANALYZE bookings');
}
