import { erasedAddress, erasedName } from '@getaway/contracts/events/guest';
import type { Sql } from '@getaway/service-kit/sql';

/**
 * Takes a guest out of the CRM. The copies of bookings stay for the mails about them, and make no guest again; mails
 * that would still woo them do not go out. Notes, events and aliases go with the row. False when there is none.
 */
export async function removeGuest(sql: Sql, id: string): Promise<boolean> {
  await sql('UPDATE guest_bookings SET guest_id = NULL, forgotten = true WHERE guest_id = $1', id);
  await sql(
    `UPDATE email_sends SET status = 'cancelled', leased_until = NULL
     WHERE guest_id = $1 AND is_marketing AND status = 'pending'`,
    id,
  );
  return (await sql('DELETE FROM guests WHERE id = $1 RETURNING id', id)).length === 1;
}

/** The addresses of a guest: their own and those that lead to them. */
export async function addressesOf(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ email: string }>(
    'SELECT email FROM guests WHERE id = $1 UNION SELECT email FROM guest_aliases WHERE guest_id = $1',
    id,
  );
  return rows.map(({ email }) => email);
}

/** Overwrites what copies of bookings know of a person, and answers which bookings they were. */
export async function eraseBookings(sql: Sql, id: string, addresses: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `UPDATE guest_bookings SET guest_id = NULL, forgotten = true, announced = NULL, state = CASE WHEN state = '{}'::jsonb THEN state
       ELSE (state - 'paymentContact') || jsonb_build_object('guestName', $3::text, 'firstName', NULL,
         'lastName', NULL, 'email', booking_id || '@erased.invalid', 'phone', NULL, 'specialRequests', NULL) END
     WHERE guest_id = $1 OR lower(state->>'email') = ANY($2::text[]) RETURNING booking_id AS id`,
    id,
    addresses,
    erasedName,
  );
  return rows.map(({ id: bookingId }) => bookingId);
}

/** Where a mail went whose reader was erased: by it a mail that is still in hand is known. */
export const erasedRecipient = erasedAddress('erased');

/** Overwrites mails to, from and about a person; what waits or failed does not go out any more. */
export async function eraseEmails(
  sql: Sql,
  whose: { id: string; addresses: readonly string[]; bookingIds: readonly string[] },
): Promise<void> {
  await sql(
    `UPDATE email_sends SET guest_id = NULL, to_address = $4, reply_to = NULL,
       subject = 'Erased', html = '', text = '', attachments = '[]'::jsonb, error_message = NULL,
       status = CASE WHEN status IN ('pending', 'failed') THEN 'cancelled' ELSE status END, leased_until = NULL
     WHERE guest_id = $1 OR lower(to_address) = ANY($2::text[]) OR lower(reply_to) = ANY($2::text[])
       OR booking_id = ANY($3::text[])`,
    whose.id,
    whose.addresses,
    whose.bookingIds,
    erasedRecipient,
  );
}

/** Deletes what a person wrote, signed up for or said to the assistant, and messages about them that were refused. */
export async function eraseWords(
  sql: Sql,
  whose: { id: string; addresses: readonly string[]; bookingIds: readonly string[]; phone: string | null },
): Promise<void> {
  const { id, addresses, bookingIds } = whose;
  const digits = whose.phone?.replace(/\D/g, '') ?? '';
  await sql(
    'DELETE FROM contact_messages WHERE guest_id = $1 OR lower(trim(email)) = ANY($2::text[])',
    id,
    addresses,
  );
  await sql('DELETE FROM newsletter_subscribers WHERE email = ANY($1::text[])', addresses);
  await sql('DELETE FROM email_suppressions WHERE address = ANY($1::text[])', addresses);
  await sql(
    `DELETE FROM chat_messages WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) address
         WHERE strpos(lower(message), address) > 0)
       OR (length($2) >= 7 AND strpos(regexp_replace(message, '\\D', '', 'g'), $2) > 0)`,
    addresses,
    digits,
  );
  await sql(
    `DELETE FROM refused_messages WHERE lower(envelope->'data'->>'email') = ANY($1::text[])
       OR envelope->'data'->>'entityId' = ANY($2::text[])`,
    addresses,
    bookingIds,
  );
}
