import { mailboxOf } from '@getaway/kernel/mailbox';
import type { Sql } from '@getaway/service-kit/sql';
import { mailboxOfColumn } from './mailbox.repository.ts';

/**
 * Counts the live unpaid bookings of an email address and of a client address, other than `exceptId`. All
 * addresses of one mailbox count as one. `ownOfEmail` excludes those that a stranger may have made with that
 * address: from another network, and not confirmed by email. Both addresses stay locked until the transaction
 * ends, so that two concurrent requests cannot both take the last place.
 */
export async function countUnpaid(
  sql: Sql,
  who: { email: string; heldFrom: string | null; network: string | null; exceptId: string | null },
): Promise<{ ofEmail: number; ownOfEmail: number; ofAddress: number }> {
  const mailbox = mailboxOf(who.email);
  for (const key of [`email:${mailbox}`, `address:${who.heldFrom ?? ''}`]) {
    await sql(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked`, key);
  }
  const [counts] = await sql<{ of_email: number; own_of_email: number; of_address: number }>(
    `SELECT count(*) FILTER (WHERE mailbox = $1)::int AS of_email,
            count(*) FILTER (WHERE mailbox = $1
              AND (email_confirmed_at IS NOT NULL OR held_network IS NOT DISTINCT FROM $4))::int AS own_of_email,
            count(*) FILTER (WHERE held_from = $2)::int AS of_address
     FROM (SELECT ${mailboxOfColumn('email')} AS mailbox, email_confirmed_at, held_network, held_from
           FROM bookings WHERE status IN ('pending', 'pending_payment') AND id IS DISTINCT FROM $3) AS unpaid`,
    mailbox,
    who.heldFrom,
    who.exceptId,
    who.network,
  );
  return {
    ofEmail: counts?.of_email ?? 0,
    ownOfEmail: counts?.own_of_email ?? 0,
    ofAddress: counts?.of_address ?? 0,
  };
}
