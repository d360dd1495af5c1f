import type pg from 'pg';
import * as v from 'valibot';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import type { Settlement } from '../domain/delivery.ts';
import type { ClaimedSend, IntendedMail, MailKind } from '../domain/mail.ts';

/** The channel that wakes the mail worker. */
export const emailSendsChannel = 'email_sends';

const attachmentSchema = v.object({
  filename: v.string(),
  contentType: v.string(),
  content: v.string(),
});

/** Records that a mail has to go out, in the transaction of what it tells. The same occasion is recorded once. */
export async function intendMail(sql: Sql, mail: IntendedMail, sendAt: Date): Promise<void> {
  await sql(
    `INSERT INTO email_sends (id, kind, message_key, to_address, reply_to, guest_id, booking_id, subject, html, text,
       attachments, send_at, created_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::timestamptz, now())
     ON CONFLICT (message_key) DO NOTHING`,
    mail.kind,
    mail.messageKey,
    mail.toAddress,
    mail.replyTo ?? null,
    mail.guestId,
    mail.bookingId,
    mail.subject,
    mail.html,
    mail.text,
    JSON.stringify(mail.attachments ?? []),
    sendAt.toISOString(),
  );
  await sql(`SELECT pg_notify('${emailSendsChannel}', '')::text AS woken`);
}

/**
 * Takes mails of a kind about a booking out of the queue: what they say is no longer so. `except` keeps those whose
 * occasion ends with it.
 */
export async function dropUnsent(
  sql: Sql,
  which: { kind: MailKind; bookingId: string; except: string | null },
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

/**
 * Takes due sends for `leaseMs`: other workers leave them alone until then, and take them after it if this one died.
 */
export async function claimDueSends(
  pool: pg.Pool,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<ClaimedSend[]> {
  const rows = await sqlOf(pool)<Omit<ClaimedSend, 'attachments'> & { attachments: unknown }>(
    `UPDATE email_sends SET leased_until = $2 WHERE id IN (
       SELECT id FROM email_sends
       WHERE status = 'pending' AND send_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
       ORDER BY send_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, to_address AS "toAddress", reply_to AS "replyTo", subject, html, text, attachments, attempts`,
    now,
    new Date(now.getTime() + leaseMs),
    limit,
  );
  return rows.map((row) => ({ ...row, attachments: v.parse(v.array(attachmentSchema), row.attachments) }));
}

/** Writes what became of a hand-over. A mail that another worker has sent meanwhile stays sent. */
export async function settleSend(pool: pg.Pool, id: string, settlement: Settlement): Promise<void> {
  switch (settlement.status) {
    case 'sent':
      await pool.query(
        `WITH sent AS (
           UPDATE email_sends SET status = 'sent', sent_at = $2, provider_message_id = $3, error_message = NULL,
             leased_until = NULL WHERE id = $1 RETURNING kind, message_key)
         UPDATE newsletter_subscribers SET email_sent = true, email_sent_at = $2 FROM sent
         WHERE sent.kind = 'newsletter-code' AND newsletter_subscribers.id = split_part(sent.message_key, ':', 2)`,
        [id, settlement.sentAt, settlement.messageId],
      );
      return;
    case 'pending':
      await pool.query(
        "UPDATE email_sends SET attempts = $2, error_message = $3, leased_until = $4 WHERE id = $1 AND status = 'pending'",
        [id, settlement.attempts, settlement.errorMessage, settlement.notBefore],
      );
      return;
    case 'failed':
      await pool.query(
        `UPDATE email_sends SET status = 'failed', attempts = $2, error_message = $3, leased_until = NULL
         WHERE id = $1 AND status = 'pending'`,
        [id, settlement.attempts, settlement.errorMessage],
      );
      return;
    default:
      settlement satisfies never;
  }
}
