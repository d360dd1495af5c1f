import * as v from 'valibot';
import {
  digestIntervalSchema,
  noticeKinds,
  noticeModeSchema,
  type NoticeKind,
  type NoticeSettings,
} from '@getaway/contracts/http/owner-notices';
import type { Sql } from '@getaway/service-kit/sql';
import type { EmailToSend } from '../delivery/email.rules.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import type { DigestNotice } from './digest-emails.ts';
import { usualNotices } from './notice.rules.ts';

// A kind that a later version adds is missing in what was saved before.
const savedMode = v.optional(noticeModeSchema, 'at-once');
const kindsSchema = v.object({
  message: savedMode,
  booking: savedMode,
  reservation: savedMode,
  'stay-change': savedMode,
  cancellation: savedMode,
  dispute: savedMode,
  'failed-feed': savedMode,
});
const rowSchema = v.object({ kinds: kindsSchema, interval: digestIntervalSchema, hour: v.number() });

/** What the owner chose; the usual settings before that. */
export async function noticeSettings(sql: Sql): Promise<NoticeSettings> {
  const [row] = await sql(
    'SELECT kinds, digest_interval AS "interval", digest_hour AS "hour" FROM notice_settings WHERE id = 1',
  );
  if (!row) return usualNotices;
  const { kinds, interval, hour } = v.parse(rowSchema, row);
  return { kinds, digest: { interval, hour } };
}

export async function saveNoticeSettings(sql: Sql, { kinds, digest }: NoticeSettings): Promise<void> {
  await sql(
    `INSERT INTO notice_settings (id, kinds, digest_interval, digest_hour) VALUES (1, $1::jsonb, $2, $3)
     ON CONFLICT (id) DO UPDATE SET kinds = EXCLUDED.kinds, digest_interval = EXCLUDED.digest_interval,
       digest_hour = EXCLUDED.digest_hour`,
    JSON.stringify(kinds),
    digest.interval,
    digest.hour,
  );
}

/** Stores news for the next digest, once for each occasion. */
export async function keepForDigest(
  sql: Sql,
  kind: NoticeKind,
  email: EmailToSend,
  now: Date,
): Promise<void> {
  await sql(
    `INSERT INTO owner_notices (id, kind, message_key, subject, guest_id, booking_id, address, created_at)
     SELECT gen_random_uuid()::text, $1, $2::text, $3, $4, $5, $6, $7::timestamptz
     WHERE NOT EXISTS (SELECT 1 FROM email_sends WHERE message_key = $2::text)
     ON CONFLICT (message_key) DO NOTHING`,
    kind,
    email.messageKey,
    email.subject,
    email.guestId,
    email.bookingId,
    email.replyTo === undefined ? null : normalizeEmail(email.replyTo),
    now.toISOString(),
  );
}

/** Whether news was already kept for a digest, so that a later setting does not repeat it. */
export async function isInDigest(sql: Sql, messageKey: string): Promise<boolean> {
  return (await sql('SELECT 1 FROM owner_notices WHERE message_key = $1', messageKey)).length > 0;
}

const noticeSchema = v.object({ kind: v.picklist(noticeKinds), subject: v.string(), createdAt: v.date() });

/**
 * Takes all waiting news, oldest first, if any of them is older than `dueSince`. The digest with this key has to be recorded
 * in the same transaction.
 */
export async function takeNotices(sql: Sql, dueSince: Date, digestKey: string): Promise<DigestNotice[]> {
  // Of two replicas, the second one sees what the first one took.
  await sql(`SELECT pg_advisory_xact_lock(hashtext('owner-notices'))::text AS locked`);
  const rows = await sql(
    `WITH taken AS (
       UPDATE owner_notices SET digest_key = $2 WHERE digest_key IS NULL
         AND EXISTS (SELECT 1 FROM owner_notices WHERE digest_key IS NULL AND created_at < $1::timestamptz)
       RETURNING kind, subject, created_at, message_key)
     SELECT kind, subject, created_at AS "createdAt" FROM taken ORDER BY created_at, message_key`,
    dueSince.toISOString(),
    digestKey,
  );
  return rows.map((row) => v.parse(noticeSchema, row));
}
