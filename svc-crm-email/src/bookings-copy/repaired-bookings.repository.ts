import type { BookingState, BookingTombstone } from '@getaway/contracts/events/booking';
import type { CopiedState } from '@getaway/service-kit/rebuild-copy';
import type { Sql } from '@getaway/service-kit/sql';
import { copiedColumns } from './guest-bookings.repository.ts';

/** The revisions of the bookings that are not stored as deleted. */
export async function knownBookings(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<CopiedState>(
    `SELECT booking_id AS "entityId", revision FROM guest_bookings WHERE status <> 'deleted'`,
  );
  return new Map(rows.map(({ entityId, revision }) => [entityId, revision]));
}

/**
 * Whether a booking has to be stored again: it is missing, different in a revision of at most `over`, or
 * lacks its guest. Its row then gets a lower revision than its owner's, so that the next state is accepted.
 */
export async function stepBack(
  sql: Sql,
  told: { state: BookingState; over: number; isSomebodys: boolean },
): Promise<boolean> {
  const { state, over, isSomebodys } = told;
  const [row] = await sql<{ isNewer: boolean; isRight: boolean }>(
    `SELECT revision > $10 AS "isNewer",
       (revision, booking_reference, status, check_in_date, check_out_date, total_price, entry_code, state)
         IS NOT DISTINCT FROM ($2::int, $3, $4, $5::date, $6::date, $7::numeric, $8, $9::jsonb)
       AND (guest_id IS NOT NULL OR forgotten OR NOT $11::boolean) AS "isRight"
     FROM guest_bookings WHERE booking_id = $1 FOR UPDATE`,
    ...copiedColumns(state),
    over,
    isSomebodys,
  );
  if (row && (row.isNewer || row.isRight)) return false;
  await sql(
    'UPDATE guest_bookings SET revision = $2 WHERE booking_id = $1',
    state.entityId,
    state.revision - 1,
  );
  return true;
}

/** The tombstone of a booking that its owner does not have; undefined if a newer event has arrived. */
export async function tombstoneOf(
  sql: Sql,
  gone: CopiedState,
  now: Date,
): Promise<BookingTombstone | undefined> {
  const [row] = await sql<Pick<BookingTombstone, 'bookingReference' | 'checkInDate' | 'checkOutDate'>>(
    `SELECT booking_reference AS "bookingReference", check_in_date::text AS "checkInDate",
       check_out_date::text AS "checkOutDate"
     FROM guest_bookings WHERE booking_id = $1 AND revision = $2 AND status <> 'deleted' FOR UPDATE`,
    gone.entityId,
    gone.revision,
  );
  const { entityId, revision } = gone;
  return row && { entityId, revision: revision + 1, ...row, deletedAt: now.toISOString() };
}
