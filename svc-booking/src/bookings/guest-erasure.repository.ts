import { erasedName } from '@getaway/contracts/events/guest';
import type { Sql } from '@getaway/service-kit/sql';

/** The hash by which `guest.erased` names an address. */
const hashOf = (column: string): string =>
  `encode(sha256(convert_to(lower(trim(${column})), 'UTF8')), 'hex')`;

export interface Erasure {
  readonly addressHashes: readonly string[];
  readonly bookingIds: readonly string[];
  readonly erasedAt: string;
}

/** Overwrites the guest's personal data and keeps the stay and the amounts. Returns the changed bookings. */
export async function erasePeople(
  sql: Sql,
  { addressHashes, bookingIds, erasedAt }: Erasure,
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `UPDATE bookings SET guest_name = $4, first_name = NULL, last_name = NULL, partner_name = NULL,
       email = id || '@erased.invalid', phone = NULL, special_requests = NULL, alternative_email = NULL,
       alternative_phone = NULL, held_from = NULL, revision = revision + 1, updated_at = now()
     WHERE (id = ANY($1::text[]) OR (${hashOf('email')} = ANY($2::text[]) AND created_at <= $3::timestamptz))
       AND email <> id || '@erased.invalid'
     RETURNING id`,
    bookingIds,
    addressHashes,
    erasedAt,
    erasedName,
  );
  return rows.map(({ id }) => id);
}

/** Erases the other records of the person: refunds, booking history, and published events. */
export async function eraseTraces(
  sql: Sql,
  { addressHashes, bookingIds }: Pick<Erasure, 'addressHashes' | 'bookingIds'>,
): Promise<void> {
  await sql(
    `UPDATE refunds SET guest_name = $3, email = coalesce(booking_id, id) || '@erased.invalid'
     WHERE booking_id = ANY($1::text[]) OR ${hashOf('email')} = ANY($2::text[])`,
    bookingIds,
    addressHashes,
    erasedName,
  );
  await sql(
    `UPDATE booking_history SET changes = coalesce((
       SELECT jsonb_agg(change) FROM jsonb_array_elements(changes) change
       WHERE change->>'field' NOT IN ('guestName', 'firstName', 'lastName', 'partnerName', 'email', 'phone',
         'specialRequests')), '[]'::jsonb)
     WHERE booking_id = ANY($1::text[])`,
    bookingIds,
  );
  await sql(`UPDATE ledger_entries SET note = NULL WHERE booking_id = ANY($1::text[])`, bookingIds);
  await sql(
    `DELETE FROM outbox_events WHERE published_at IS NOT NULL
       AND (data->>'entityId' = ANY($1::text[]) OR data->>'bookingId' = ANY($1::text[]))`,
    bookingIds,
  );
}
