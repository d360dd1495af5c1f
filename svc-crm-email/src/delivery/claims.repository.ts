import type pg from 'pg';
import * as v from 'valibot';
import { minuteMs } from '@getaway/kernel/instant';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import { inTransaction } from '@getaway/service-kit/transaction';
import type { ClaimedSend } from './email.rules.ts';

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
 * about a booking whose event was delayed wait for later events, and those of a paused campaign until it is resumed.
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
    const taken = row?.taken ?? 0;
    const room = Math.min(order.limit, order.perMinute - taken);
    const owed = room > 0 ? await claim(sql, order, room, 'transactional') : [];
    const left = Math.min(room, mostMarketing(order.perMinute) - taken) - owed.length;
    return left > 0 ? [...owed, ...(await claim(sql, order, left, 'marketing'))] : owed;
  });
}

/**
 * Marketing leaves a fifth of each minute's emails to transactional ones: a campaign would otherwise take a whole minute
 * at once, and a confirmation would wait for the next one.
 */
function mostMarketing(perMinute: number): number {
  return Math.max(1, Math.floor(perMinute * 0.8));
}

async function claim(
  sql: Sql,
  { now, leaseMs, isNight, isProbe }: ClaimOrder,
  limit: number,
  which: 'any' | 'transactional' | 'marketing' = 'any',
): Promise<ClaimedSend[]> {
  const rows = await sql<Omit<ClaimedSend, 'attachments'> & { attachments: unknown }>(
    `UPDATE email_sends SET leased_until = $2, handed_at = $1 WHERE id IN (
       SELECT s.id FROM email_sends s
       WHERE s.status = 'pending' AND s.send_at <= $1 AND (s.leased_until IS NULL OR s.leased_until <= $1)
         AND NOT (s.waits_for_morning AND $4) AND ($5 OR NOT EXISTS (SELECT FROM email_pauses))
         AND NOT EXISTS (SELECT FROM guest_bookings b
           WHERE b.booking_id = s.booking_id AND b.emails_wait_until > $1)
         AND ($6 = 'any' OR s.is_marketing = ($6 = 'marketing'))
         AND (s.campaign_id IS NULL OR s.campaign_id <> ALL (
           ARRAY(SELECT id FROM email_campaigns WHERE status = 'paused')))
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
    which,
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
