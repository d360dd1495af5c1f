import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';

/** Keeps the newest state of a booking: one that is older than what is known changes nothing. */
export async function keepNewest(sql: Sql, state: BookingState): Promise<void> {
  await sql(
    `INSERT INTO guest_bookings (booking_id, revision, booking_reference, status, check_in_date, check_out_date,
       total_price, entry_code, state, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5::date, $6::date, $7::numeric, $8, $9::jsonb, $10::timestamptz, $11::timestamptz)
     ON CONFLICT (booking_id) DO UPDATE SET
       revision = EXCLUDED.revision, booking_reference = EXCLUDED.booking_reference, status = EXCLUDED.status,
       check_in_date = EXCLUDED.check_in_date, check_out_date = EXCLUDED.check_out_date,
       total_price = EXCLUDED.total_price, entry_code = EXCLUDED.entry_code, state = EXCLUDED.state,
       updated_at = EXCLUDED.updated_at
     WHERE guest_bookings.revision < EXCLUDED.revision`,
    state.entityId,
    state.revision,
    state.bookingReference,
    state.status,
    state.checkInDate,
    state.checkOutDate,
    state.quote.total,
    state.entryCode,
    JSON.stringify(state),
    state.createdAt,
    state.updatedAt,
  );
}

/** The newest known state of a booking, which nobody else changes until the transaction ends. */
export async function lockNewest(sql: Sql, bookingId: string): Promise<BookingState | undefined> {
  const [row] = await sql<{ state: unknown }>(
    'SELECT state FROM guest_bookings WHERE booking_id = $1 FOR UPDATE',
    bookingId,
  );
  return row && v.parse(bookingStateSchema, row.state);
}

export async function assignGuest(sql: Sql, bookingId: string, guestId: string): Promise<void> {
  await sql('UPDATE guest_bookings SET guest_id = $2 WHERE booking_id = $1', bookingId, guestId);
}
