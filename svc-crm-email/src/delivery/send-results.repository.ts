import type pg from 'pg';
import { erasedRecipient } from '../database/erased-recipient.ts';
import type { SendResult } from './delivery.rules.ts';
import type { RewrittenEmail } from './email.rules.ts';

type ResultOf<Status extends SendResult['status']> = SendResult & { readonly status: Status };

/** Keeps what the email said, unless its recipient was erased meanwhile, and where its sequence leads the guest. */
export async function markSent(
  pool: pg.Pool,
  id: string,
  result: ResultOf<'sent'>,
  written?: RewrittenEmail,
): Promise<void> {
  await pool.query(
    `WITH sent AS (
       UPDATE email_sends SET status = 'sent', sent_at = $2, provider_message_id = $3, error_message = NULL,
         leased_until = NULL,
         subject = COALESCE(CASE WHEN to_address <> $8 THEN $4 END, subject),
         html = COALESCE(CASE WHEN to_address <> $8 THEN $5 END, html),
         text = COALESCE(CASE WHEN to_address <> $8 THEN $6 END, text),
         attachments = COALESCE(CASE WHEN to_address <> $8 THEN $9::jsonb END, attachments),
         to_address = COALESCE(CASE WHEN to_address <> $8 THEN $7 END, to_address)
       WHERE id = $1 RETURNING kind, message_key, guest_id, sequence_id, step_number),
     signup AS (
       UPDATE newsletter_subscribers SET email_sent = true, email_sent_at = $2 FROM sent
       WHERE sent.kind = 'newsletter-code' AND newsletter_subscribers.id = split_part(sent.message_key, ':', 2))
     UPDATE guests g SET sequence_key = q.sequence_key, sequence_step = sent.step_number
     FROM sent JOIN email_sequences q ON q.id = sent.sequence_id
     WHERE g.id = sent.guest_id AND sent.step_number IS NOT NULL`,
    [
      id,
      result.sentAt,
      result.messageId,
      written?.subject ?? null,
      written?.html ?? null,
      written?.text ?? null,
      written?.toAddress ?? null,
      erasedRecipient,
      written?.attachments ? JSON.stringify(written.attachments) : null,
    ],
  );
}

export async function markPending(pool: pg.Pool, id: string, result: ResultOf<'pending'>): Promise<void> {
  await pool.query(
    "UPDATE email_sends SET attempts = $2, error_message = $3, leased_until = $4 WHERE id = $1 AND status = 'pending'",
    [id, result.attempts, result.errorMessage, result.notBefore],
  );
}

export async function markFailed(pool: pg.Pool, id: string, result: ResultOf<'failed'>): Promise<void> {
  await pool.query(
    `UPDATE email_sends SET status = 'failed', attempts = $2, error_message = $3, leased_until = NULL
     WHERE id = $1 AND status = 'pending'`,
    [id, result.attempts, result.errorMessage],
  );
}

export async function markSkipped(pool: pg.Pool, id: string, result: ResultOf<'skipped'>): Promise<void> {
  await pool.query(
    `UPDATE email_sends SET status = 'skipped', error_message = $2, leased_until = NULL
     WHERE id = $1 AND status = 'pending'`,
    [id, result.errorMessage],
  );
}
