import type pg from 'pg';
import * as v from 'valibot';
import { minuteMs } from '@getaway/kernel/instant';
import { retryDeadlock } from '@getaway/service-kit/retry-deadlock';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import { inTransaction } from '@getaway/service-kit/transaction';
import type { SendResult } from './delivery.rules.ts';
import type { AnnouncedStay } from '../bookings-copy/announced-stay.rules.ts';
import type { ClaimedSend, WrittenEmail } from './email.rules.ts';
import { noteAnnounced } from '../bookings-copy/announced-stays.repository.ts';
import { noteContact } from '../guests/guests.repository.ts';
import { erasedRecipient } from '../guests/guest-removal.repository.ts';

const attachmentSchema = v.object({
  filename: v.string(),
  contentType: v.string(),
  content: v.string(),
});

export interface ClaimOrder {
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
  /** At night, emails that wait for the morning are not claimed. */
  readonly isNight: boolean;
  /** Shared by all replicas; 0 means no limit. */
  readonly perMinute: number;
  /** Claims emails although sending is paused. */
  readonly isProbe: boolean;
}

/**
 * Claims due sends for `leaseMs`: other workers skip them until then, and claim them afterwards if this
 * worker crashed. Transactional emails come before marketing. Sequences of a guest whom staff paused wait,
 * and a step waits for the previous steps that are due by then, so that the guest gets them in order. Emails
 * about a booking whose event was delayed wait for later events.
 */
export async function claimDueSends(pool: pg.Pool, order: ClaimOrder): Promise<ClaimedSend[]> {
  if (order.perMinute === 0) return claim(sqlOf(pool), order, order.limit);
  return inTransaction(pool, async (sql) => {
    // Counting and claiming are one statement, since replicas would otherwise count the same capacity twice.
    await sql("SELECT pg_advisory_xact_lock(hashtext('mails-per-minute'))::text AS locked");
    const [row] = await sql<{ taken: number }>(
      'SELECT count(*)::int AS taken FROM email_sends WHERE handed_at > $1',
      new Date(order.now.getTime() - minuteMs),
    );
    const room = Math.min(order.limit, order.perMinute - (row?.taken ?? 0));
    return room > 0 ? claim(sql, order, room) : [];
  });
}

async function claim(
  sql: Sql,
  { now, leaseMs, isNight, isProbe }: ClaimOrder,
  limit: number,
): Promise<ClaimedSend[]> {
  const rows = await sql<Omit<ClaimedSend, 'attachments'> & { attachments: unknown }>(
    `UPDATE email_sends SET leased_until = $2, handed_at = $1 WHERE id IN (
       SELECT s.id FROM email_sends s
       WHERE s.status = 'pending' AND s.send_at <= $1 AND (s.leased_until IS NULL OR s.leased_until <= $1)
         AND NOT (s.waits_for_morning AND $4) AND ($5 OR NOT EXISTS (SELECT FROM email_pauses))
         AND NOT EXISTS (SELECT FROM guest_bookings b
           WHERE b.booking_id = s.booking_id AND b.emails_wait_until > $1)
         AND (s.sequence_id IS NULL OR s.guest_id IS NULL OR s.guest_id <> ALL (
           ARRAY(SELECT id FROM guests WHERE sequences_paused_at IS NOT NULL)))
         AND NOT EXISTS (
           SELECT 1 FROM email_sends before
           WHERE before.guest_id = s.guest_id AND before.sequence_id = s.sequence_id
             AND before.booking_id IS NOT DISTINCT FROM s.booking_id AND before.step_number < s.step_number
             AND before.status = 'pending' AND before.send_at <= s.send_at)
       ORDER BY s.is_marketing, s.send_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, message_key AS "messageKey", booking_id AS "bookingId", is_marketing AS "isMarketing", expires_at AS "expiresAt", to_address AS "toAddress",
       reply_to AS "replyTo", subject, html, text, attachments, attempts,
       send_at AS "dueAt"`,
    now,
    new Date(now.getTime() + leaseMs),
    limit,
    isNight,
    isProbe,
  );
  return rows.map((row) => ({ ...row, attachments: v.parse(v.array(attachmentSchema), row.attachments) }));
}

/** Releases sends that were claimed but not started. */
export async function releaseClaims(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await pool.query(
    "UPDATE email_sends SET leased_until = NULL WHERE id = ANY($1::text[]) AND status = 'pending'",
    [ids],
  );
}

/** An email as it was written at the moment of sending. */
export interface RewrittenEmail extends WrittenEmail {
  readonly toAddress: string;
  /** The state of the stay that the guest knows after this email. */
  readonly announces?: AnnouncedStay;
}

/**
 * Records the result of a send. What went out cannot be taken back: the record is made again when it gives way to a
 * booking's event in a deadlock, or the email would go out a second time once its lease ends. An email that another worker
 * has sent meanwhile stays sent.
 */
export function recordSendResult(
  pool: pg.Pool,
  id: string,
  result: SendResult,
  written?: RewrittenEmail,
): Promise<void> {
  return retryDeadlock(() => recordOnce(pool, id, result, written));
}

/**
 * An email that was written at the moment of sending keeps what it said: a stay is then known to its guest, and a guest is
 * where a sequence leads to. Of one whose recipient was erased meanwhile, only that it was sent is recorded.
 */
async function recordOnce(
  pool: pg.Pool,
  id: string,
  result: SendResult,
  written?: RewrittenEmail,
): Promise<void> {
  switch (result.status) {
    case 'sent':
      // One row at a time and the send last: one transaction could deadlock with a booking's event, and after
      // a crash in between the send is checked again.
      if (written?.announces) await noteAnnounced(sqlOf(pool), id, written.announces);
      await noteContact(sqlOf(pool), id, result.sentAt);
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
      return;
    case 'pending':
      await pool.query(
        "UPDATE email_sends SET attempts = $2, error_message = $3, leased_until = $4 WHERE id = $1 AND status = 'pending'",
        [id, result.attempts, result.errorMessage, result.notBefore],
      );
      return;
    case 'failed':
      await pool.query(
        `UPDATE email_sends SET status = 'failed', attempts = $2, error_message = $3, leased_until = NULL
         WHERE id = $1 AND status = 'pending'`,
        [id, result.attempts, result.errorMessage],
      );
      return;
    case 'skipped':
      await pool.query(
        `UPDATE email_sends SET status = 'skipped', error_message = $2, leased_until = NULL
         WHERE id = $1 AND status = 'pending'`,
        [id, result.errorMessage],
      );
      return;
    default:
      result satisfies never;
  }
}
