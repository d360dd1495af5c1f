import * as v from 'valibot';
import { amendmentSchema } from '@getaway/contracts/events/booking';
import { noticeKinds, type NoticeKind } from '@getaway/contracts/http/owner-notices';
import type { Sql } from '@getaway/service-kit/sql';
import { normalizeEmail } from '../guests/guest.rules.ts';
import type { OwnerNotice, WaitingNotice } from './notice.rules.ts';

// Of news that the previous version stored, the subject alone is known.
const listedText = v.optional(v.string(), '');
const listedSchema = v.object({ who: listedText, about: listedText, text: listedText, path: listedText });
const noticeSchema = v.object({
  messageKey: v.string(),
  kind: v.picklist(noticeKinds),
  subject: v.string(),
  createdAt: v.date(),
  listed: listedSchema,
  sender: v.nullable(v.string()),
  isBooked: v.boolean(),
  address: v.nullable(v.string()),
  amendment: v.nullable(amendmentSchema),
});
export const noticeColumns = `message_key AS "messageKey", kind, subject, created_at AS "createdAt", listed, sender,
  is_booked AS "isBooked", address, amendment`;

/** A row with these columns. */
export function noticeOf(row: object): WaitingNotice {
  return v.parse(noticeSchema, row);
}

/** Stores news that wait for the digest or for an email about their sender. Returns false for a known occasion. */
export async function insertNotice(
  sql: Sql,
  kind: NoticeKind,
  { email, listed, sender, isBooked = false, amendment }: OwnerNotice,
  waitsFor: 'digest' | 'email',
  now: Date,
): Promise<boolean> {
  const inserted = await sql(
    `INSERT INTO owner_notices (id, kind, message_key, subject, guest_id, booking_id, address, created_at, listed, sender,
       is_booked, waits_for, amendment)
     SELECT gen_random_uuid()::text, $1, $2::text, $3, $4, $5, $6, $7::timestamptz, $8::jsonb, $9, $10::boolean, $11, $12::jsonb
     WHERE NOT EXISTS (SELECT 1 FROM email_sends WHERE message_key = $2::text)
     ON CONFLICT (message_key) DO NOTHING RETURNING id`,
    kind,
    email.messageKey,
    email.subject,
    email.guestId,
    email.bookingId,
    email.replyTo === undefined ? null : normalizeEmail(email.replyTo),
    now.toISOString(),
    JSON.stringify(listed),
    sender ?? null,
    isBooked,
    waitsFor,
    amendment === undefined ? null : JSON.stringify(amendment),
  );
  return inserted.length > 0;
}

/** Whether news was already kept for a digest, so that a later setting does not repeat it. */
export async function isInDigest(sql: Sql, messageKey: string): Promise<boolean> {
  return (await sql('SELECT 1 FROM owner_notices WHERE message_key = $1', messageKey)).length > 0;
}

/**
 * Takes all news that wait for the digest, oldest first, if any of them is older than `dueSince`. The digest with this key has
 * to be recorded in the same transaction, which has locked the notices.
 */
export async function takeForDigest(sql: Sql, dueSince: Date, digestKey: string): Promise<WaitingNotice[]> {
  const rows = await sql(
    `WITH taken AS (
       UPDATE owner_notices SET digest_key = $2 WHERE digest_key IS NULL AND waits_for = 'digest'
         AND EXISTS (SELECT 1 FROM owner_notices
           WHERE digest_key IS NULL AND waits_for = 'digest' AND created_at < $1::timestamptz)
       RETURNING *)
     SELECT ${noticeColumns} FROM taken ORDER BY created_at, message_key`,
    dueSince.toISOString(),
    digestKey,
  );
  return rows.map(noticeOf);
}
