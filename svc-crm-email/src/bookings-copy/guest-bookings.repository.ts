import * as v from 'valibot';
import {
  bookingStateSchema,
  type BookingState,
  type BookingTombstone,
} from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';

/**
 * Lets the transactions that store a booking and its money run one after the other. A row to lock is not there before the
 * first of them. Take it before any other lock.
 */
export async function lockCopy(sql: Sql, bookingId: string): Promise<void> {
  await sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked', `booking:${bookingId}`);
}

/** Stores the newest state of a booking, without its money, which has its own revisions. A state older than the stored one changes nothing. */
export async function keepNewest(sql: Sql, state: BookingState): Promise<void> {
  await sql(
    `INSERT INTO guest_bookings (booking_id, revision, booking_reference, status, check_in_date, check_out_date,
       total_price, entry_code, state, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5::date, $6::date, $7::numeric, $8, $9::jsonb, $10::timestamptz, $11::timestamptz)
     ON CONFLICT (booking_id) DO UPDATE SET
       revision = EXCLUDED.revision, booking_reference = EXCLUDED.booking_reference, status = EXCLUDED.status,
       check_in_date = EXCLUDED.check_in_date, check_out_date = EXCLUDED.check_out_date,
       total_price = EXCLUDED.total_price, entry_code = EXCLUDED.entry_code, state = EXCLUDED.state,
       updated_at = EXCLUDED.updated_at,
       stay_link_hash = CASE WHEN COALESCE(guest_bookings.state->>'linkVersion', '1')
         = COALESCE(EXCLUDED.state->>'linkVersion', '1') THEN guest_bookings.stay_link_hash END
     WHERE guest_bookings.revision < EXCLUDED.revision`,
    ...copiedColumns(state),
    state.createdAt,
    state.updatedAt,
  );
}

/**
 * The columns booking_id, revision, booking_reference, status, the two dates, total_price, entry_code and
 * state.
 */
export function copiedColumns(state: BookingState): (string | number | null)[] {
  return [
    state.entityId,
    state.revision,
    state.bookingReference,
    state.status,
    state.checkInDate,
    state.checkOutDate,
    state.quote.total,
    state.entryCode,
    JSON.stringify({ ...state, money: undefined }),
  ];
}

/** Keeps only a tombstone of a deleted booking, so that an older state does not restore it. */
export async function keepTombstone(sql: Sql, tombstone: BookingTombstone): Promise<void> {
  await sql(
    `INSERT INTO guest_bookings (booking_id, revision, booking_reference, status, check_in_date, check_out_date,
       total_price, entry_code, state, created_at, updated_at)
     VALUES ($1, $2, $3, 'deleted', $4::date, $5::date, 0, NULL, '{}'::jsonb, $6::timestamptz, $6::timestamptz)
     ON CONFLICT (booking_id) DO UPDATE SET
       revision = EXCLUDED.revision, status = EXCLUDED.status, guest_id = NULL, total_price = 0, entry_code = NULL,
       announced = NULL, state = EXCLUDED.state, updated_at = EXCLUDED.updated_at, stay_link_hash = NULL
     WHERE guest_bookings.revision < EXCLUDED.revision`,
    tombstone.entityId,
    tombstone.revision,
    tombstone.bookingReference,
    tombstone.checkInDate,
    tombstone.checkOutDate,
    tombstone.deletedAt,
  );
}

/** Delays emails about a booking, because their content may be outdated already. */
export async function holdEmails(sql: Sql, bookingId: string, until: Date): Promise<void> {
  await sql(
    'UPDATE guest_bookings SET emails_wait_until = $2::timestamptz WHERE booking_id = $1',
    bookingId,
    until.toISOString(),
  );
}

/** Removes a booking's guest permanently. */
export async function forgetOwner(sql: Sql, bookingId: string): Promise<void> {
  await sql(
    'UPDATE guest_bookings SET guest_id = NULL, forgotten = true, announced = NULL WHERE booking_id = $1',
    bookingId,
  );
}

export async function ownerOf(
  sql: Sql,
  bookingId: string,
): Promise<{ guestId: string | null; isForgotten: boolean }> {
  const [row] = await sql<{ guestId: string | null; isForgotten: boolean }>(
    'SELECT guest_id AS "guestId", forgotten AS "isForgotten" FROM guest_bookings WHERE booking_id = $1 FOR UPDATE',
    bookingId,
  );
  return row ?? { guestId: null, isForgotten: false };
}

export async function lockNewest(sql: Sql, bookingId: string): Promise<BookingState | undefined> {
  const [row] = await sql<{ state: unknown }>(
    `SELECT state FROM guest_bookings WHERE booking_id = $1 AND status <> 'deleted' FOR UPDATE`,
    bookingId,
  );
  return row && v.parse(bookingStateSchema, row.state);
}

export async function setOwner(sql: Sql, bookingId: string, guestId: string): Promise<void> {
  await sql('UPDATE guest_bookings SET guest_id = $2 WHERE booking_id = $1', bookingId, guestId);
}
