import type { BookingTombstone } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { isExported, type DirectStay } from './direct-stay.rules.ts';
import { keepExportedSpan } from './exported-span.repository.ts';

/** Stores the newest state of a stay. A state older than the stored one changes nothing. */
export async function keepNewest(sql: Sql, stay: DirectStay): Promise<void> {
  await sql(
    `INSERT INTO direct_stays (booking_id, revision, booking_reference, status, guest_name, number_of_guests,
       check_in_date, check_in_time, check_out_date, check_out_time, created_at, updated_at, exported_since,
       opens_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::date, $8, $9::date, $10, $11::timestamptz, $12::timestamptz, $13::timestamptz,
       $14)
     ON CONFLICT (booking_id) DO UPDATE SET
       revision = EXCLUDED.revision, booking_reference = EXCLUDED.booking_reference, status = EXCLUDED.status,
       guest_name = EXCLUDED.guest_name, number_of_guests = EXCLUDED.number_of_guests,
       check_in_date = EXCLUDED.check_in_date, check_in_time = EXCLUDED.check_in_time,
       check_out_date = EXCLUDED.check_out_date, check_out_time = EXCLUDED.check_out_time, opens_at = EXCLUDED.opens_at,
       updated_at = EXCLUDED.updated_at, ${keepExportedSpan}
     WHERE direct_stays.revision < EXCLUDED.revision`,
    stay.bookingId,
    stay.revision,
    stay.bookingReference,
    stay.status,
    stay.guestName,
    stay.numberOfGuests,
    stay.checkInDate,
    stay.checkInTime,
    stay.checkOutDate,
    stay.checkOutTime,
    stay.createdAt.toISOString(),
    stay.updatedAt.toISOString(),
    isExported(stay.status) ? stay.updatedAt.toISOString() : null,
    stay.opensAt,
  );
}

/**
 * Leaves a tombstone for a deleted booking, so that an older state does not restore it, and deletes the
 * guest's data.
 */
export async function forgetStay(sql: Sql, tombstone: BookingTombstone): Promise<void> {
  await sql(
    `INSERT INTO direct_stays (booking_id, revision, booking_reference, status, guest_name, number_of_guests,
       check_in_date, check_in_time, check_out_date, check_out_time, created_at, updated_at)
     VALUES ($1, $2, $3, 'deleted', '', 0, $4::date, '', $5::date, '', $6::timestamptz, $6::timestamptz)
     ON CONFLICT (booking_id) DO UPDATE SET
       revision = EXCLUDED.revision, status = EXCLUDED.status, guest_name = EXCLUDED.guest_name,
       number_of_guests = EXCLUDED.number_of_guests, updated_at = EXCLUDED.updated_at, ${keepExportedSpan}
     WHERE direct_stays.revision < EXCLUDED.revision`,
    tombstone.entityId,
    tombstone.revision,
    tombstone.bookingReference,
    tombstone.checkInDate,
    tombstone.checkOutDate,
    tombstone.deletedAt,
  );
}
