import { erasedName } from '@getaway/contracts/events/guest';
import type { Sql } from '@getaway/service-kit/sql';
import { erasedRecipient } from '../database/erased-recipient.ts';

/**
 * Removes a guest from the CRM. The copies of bookings stay for their emails and do not create the guest
 * again; queued marketing emails are canceled. Notes, events and aliases are deleted with the row. Returns
 * false for an unknown guest.
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

/** The addresses of a guest, current and former. */
export async function addressesOf(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ email: string }>(
    'SELECT email FROM guests WHERE id = $1 UNION SELECT email FROM guest_aliases WHERE guest_id = $1',
    id,
  );
  return rows.map(({ email }) => email);
}

/** Overwrites the personal data in copies of bookings, and returns the changed bookings. */
export async function eraseBookings(sql: Sql, id: string, addresses: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `UPDATE guest_bookings SET guest_id = NULL, forgotten = true, announced = NULL, stay_link_hash = NULL,
       state = CASE WHEN state = '{}'::jsonb THEN state
       ELSE (state - 'paymentContact') || jsonb_build_object('guestName', $3::text, 'firstName', NULL,
         'lastName', NULL, 'email', booking_id || '@erased.invalid', 'phone', NULL, 'specialRequests', NULL) END
     WHERE guest_id = $1 OR lower(state->>'email') = ANY($2::text[]) RETURNING booking_id AS id`,
    id,
    addresses,
    erasedName,
  );
  return rows.map(({ id: bookingId }) => bookingId);
}

/** The news in `owner_notices` about a person. */
const isAboutPerson = 'guest_id = $1 OR address = ANY($2::text[]) OR booking_id = ANY($3::text[])';

/**
 * Lets the news of other guests wait again that is in the same unsent email to the owner as news about this person: that email
 * is about to be canceled.
 */
export async function releaseNotices(
  sql: Sql,
  whose: { id: string; addresses: readonly string[]; bookingIds: readonly string[] },
): Promise<void> {
  await sql(
    `UPDATE owner_notices SET digest_key = NULL, emailed_at = NULL
     WHERE (${isAboutPerson}) IS NOT TRUE AND digest_key IN (
       SELECT message_key FROM email_sends WHERE status IN ('pending', 'failed')
         AND message_key IN (SELECT digest_key FROM owner_notices WHERE ${isAboutPerson}))`,
    whose.id,
    whose.addresses,
    whose.bookingIds,
  );
}

/** Overwrites emails to, from and about a person. Queued and failed ones are no longer sent. */
export async function eraseEmails(
  sql: Sql,
  whose: { id: string; addresses: readonly string[]; bookingIds: readonly string[] },
): Promise<void> {
  await sql(
    `UPDATE email_sends SET guest_id = NULL, to_address = $4, reply_to = NULL,
       subject = 'Erased', html = '', text = '', attachments = '[]'::jsonb, error_message = NULL,
       status = CASE WHEN status IN ('pending', 'failed') THEN 'cancelled' ELSE status END, leased_until = NULL
     WHERE guest_id = $1 OR lower(to_address) = ANY($2::text[]) OR lower(reply_to) = ANY($2::text[])
       OR booking_id = ANY($3::text[])
       OR message_key IN (SELECT digest_key FROM owner_notices WHERE ${isAboutPerson})`,
    whose.id,
    whose.addresses,
    whose.bookingIds,
    erasedRecipient,
  );
}

/** Deletes a person's threads, messages, signups and chat questions, and refused events about them. */
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
  // With their messages.
  await sql('DELETE FROM threads WHERE guest_id = $1 OR email = ANY($2::text[])', id, addresses);
  await sql('DELETE FROM thread_messages WHERE booking_id = ANY($1::text[])', bookingIds);
  await sql(`DELETE FROM owner_notices WHERE ${isAboutPerson}`, id, addresses, bookingIds);
  await sql('DELETE FROM newsletter_subscribers WHERE email = ANY($1::text[])', addresses);
  await sql('DELETE FROM pending_signups WHERE email = ANY($1::text[])', addresses);
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
