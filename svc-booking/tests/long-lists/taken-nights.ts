import type pg from 'pg';
import { bookingNumber } from './many-bookings.ts';

/** Gives the first thousand bookings their nights, as far as those are free, and blocks some: a house has no more of them. */
export async function takeNights(database: pg.Pool): Promise<void> {
  await database.query(
    `INSERT INTO unavailable_dates (id, date, booking_id)
     SELECT gen_random_uuid()::text, check_in_date + night, id FROM bookings, generate_series(0, 1) AS night
     WHERE ${bookingNumber} <= 1000 AND status IN ('confirmed', 'completed')
     ON CONFLICT (date) DO NOTHING`,
  );
  await database.query(
    `INSERT INTO unavailable_dates (id, date, reason)
     SELECT gen_random_uuid()::text, current_date - day * 11, 'maintenance' FROM generate_series(1, 60) AS day
     ON CONFLICT (date) DO NOTHING`,
  );
  await database.query('ANALYZE unavailable_dates');
}
