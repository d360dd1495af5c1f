import type { Sql } from '@getaway/service-kit/sql';
import { emailSendsChannel } from './email-worker.rules.ts';
import type { EmailKind, EmailToSend } from './email.rules.ts';

export async function notifyEmailWorker(sql: Sql): Promise<void> {
  await sql(`SELECT pg_notify('${emailSendsChannel}', '')::text AS woken`);
}

export async function isSentOrLeased(
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

export async function cancelPending(
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

export async function insertEmail(sql: Sql, email: EmailToSend, sendAt: Date): Promise<void> {
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
}

/** Cancels a queued email, unless a worker is sending it. */
export async function cancelUnleased(sql: Sql, messageKey: string): Promise<void> {
  await sql(
    `UPDATE email_sends SET status = 'cancelled', leased_until = NULL
     WHERE message_key = $1 AND status = 'pending' AND (leased_until IS NULL OR leased_until < now())`,
    messageKey,
  );
}

/** The status of the email about an occasion; undefined when none was recorded. */
export async function statusOf(sql: Sql, messageKey: string): Promise<string | undefined> {
  const [email] = await sql<{ status: string }>(
    'SELECT status FROM email_sends WHERE message_key = $1',
    messageKey,
  );
  return email?.status;
}
