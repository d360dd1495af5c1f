import type { Sql } from '@getaway/service-kit/sql';
import type { EmailToSend, EmailKind } from './email.rules.ts';

/** The channel that wakes the email worker. */
export const emailSendsChannel = 'email_sends';

/** Records an email in the transaction of the event that it reports. The same occasion is recorded once. */
export async function enqueueEmail(sql: Sql, email: EmailToSend, sendAt: Date): Promise<void> {
  await sql(
    `INSERT INTO email_sends (id, kind, message_key, to_address, reply_to, guest_id, booking_id, subject, html, text,
       attachments, send_at, expires_at, created_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::timestamptz,
       $12::timestamptz, now())
     ON CONFLICT (message_key) DO NOTHING`,
    email.kind,
    email.messageKey,
    email.toAddress,
    email.replyTo ?? null,
    email.guestId,
    email.bookingId,
    email.subject,
    email.html,
    email.text,
    JSON.stringify(email.attachments ?? []),
    sendAt.toISOString(),
    email.expiresAt?.toISOString() ?? null,
  );
  await wakeEmailWorker(sql);
}

export async function wakeEmailWorker(sql: Sql): Promise<void> {
  await sql(`SELECT pg_notify('${emailSendsChannel}', '')::text AS woken`);
}

/**
 * Cancels an email that is no longer accurate. Returns whether the recipient has it, or may have it: a worker
 * that is sending it is not stopped.
 */
export async function withdrawEmail(sql: Sql, messageKey: string): Promise<boolean> {
  await sql(
    `UPDATE email_sends SET status = 'cancelled', leased_until = NULL
     WHERE message_key = $1 AND status = 'pending' AND (leased_until IS NULL OR leased_until < now())`,
    messageKey,
  );
  const [email] = await sql<{ status: string }>(
    'SELECT status FROM email_sends WHERE message_key = $1',
    messageKey,
  );
  return email?.status === 'sent' || email?.status === 'pending';
}

/** Whether an email about this occasion was ever recorded. */
export async function hasEmail(sql: Sql, messageKey: string): Promise<boolean> {
  return (await sql('SELECT 1 AS found FROM email_sends WHERE message_key = $1', messageKey)).length > 0;
}

/**
 * Whether an email of a kind about a booking was sent, or may have been: a worker that is sending it is not
 * stopped.
 */
export async function mayHaveReached(
  sql: Sql,
  which: { kind: EmailKind; bookingId: string },
): Promise<boolean> {
  const rows = await sql(
    `SELECT 1 AS found FROM email_sends WHERE kind = $1 AND booking_id = $2
       AND (status = 'sent' OR (status = 'pending' AND leased_until >= now())) LIMIT 1`,
    which.kind,
    which.bookingId,
  );
  return rows.length > 0;
}

/**
 * Cancels queued emails of a kind about a booking, which are no longer accurate. `except` keeps those whose
 * occasion ends with it.
 */
export async function dropUnsent(
  sql: Sql,
  which: { kind: EmailKind | 'sequence-step'; bookingId: string; except: string | null },
): Promise<void> {
  await sql(
    `UPDATE email_sends SET status = 'cancelled', leased_until = NULL
     WHERE kind = $1 AND booking_id = $2 AND status = 'pending'
       AND ($3::text IS NULL OR right(message_key, length($3)) <> $3)`,
    which.kind,
    which.bookingId,
    which.except,
  );
}
