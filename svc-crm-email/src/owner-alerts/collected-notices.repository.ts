import type { NoticeKind } from '@getaway/contracts/http/owner-notices';
import type { Sql } from '@getaway/service-kit/sql';
import type { Amendment } from '../booking-emails/merge-amendments.rules.ts';
import type { DueSender, WaitingNotice } from './notice.rules.ts';
import { noticeColumns, noticeOf } from './notices.repository.ts';

// All of these are called in a transaction that has locked the notices.

const waiting = `digest_key IS NULL AND waits_for = 'email'`;

/** Whether an email about a sender is more recent than `since`. */
export async function wasEmailedSince(sql: Sql, sender: string, since: Date): Promise<boolean> {
  const rows = await sql(
    'SELECT 1 FROM owner_notices WHERE sender = $1 AND emailed_at > $2::timestamptz LIMIT 1',
    sender,
    since.toISOString(),
  );
  return rows.length > 0;
}

/** The senders with waiting news whose last email is not more recent than `since`: booked ones first, then the longest wait. */
export function dueSenders(sql: Sql, kind: NoticeKind, since: Date, most: number): Promise<DueSender[]> {
  return sql<DueSender>(
    `SELECT sender, bool_or(is_booked) AS "isBooked" FROM owner_notices w
     WHERE kind = $1 AND ${waiting} AND NOT EXISTS (
       SELECT 1 FROM owner_notices e WHERE e.sender = w.sender AND e.emailed_at > $2::timestamptz)
     GROUP BY sender ORDER BY bool_or(is_booked) DESC, min(created_at) LIMIT $3`,
    kind,
    since.toISOString(),
    most,
  );
}

/** What waits of one sender, oldest first. */
export async function waitingOf(sql: Sql, sender: string): Promise<WaitingNotice[]> {
  // An erasure that is under way removes some of them.
  const rows = await sql(
    `SELECT ${noticeColumns} FROM owner_notices WHERE sender = $1 AND ${waiting}
     ORDER BY created_at, message_key FOR UPDATE`,
    sender,
  );
  return rows.map(noticeOf);
}

/** All messages that wait of visitors who have not booked, oldest first. */
export async function waitingOfVisitors(sql: Sql): Promise<WaitingNotice[]> {
  const rows = await sql(
    `SELECT ${noticeColumns} FROM owner_notices WHERE kind = 'message' AND NOT is_booked AND ${waiting}
     ORDER BY created_at, message_key FOR UPDATE`,
  );
  return rows.map(noticeOf);
}

/** Marks news as emailed in the email with this key, which is recorded in the same transaction. */
export async function markEmailed(
  sql: Sql,
  notices: readonly WaitingNotice[],
  emailKey: string,
  now: Date,
): Promise<void> {
  await sql(
    'UPDATE owner_notices SET digest_key = $2, emailed_at = $3::timestamptz WHERE message_key = ANY($1::text[])',
    notices.map(({ messageKey }) => messageKey),
    emailKey,
    now.toISOString(),
  );
}

/** How many emails about single visitors who have not booked were recorded after `since`. */
export async function visitorEmailsSince(sql: Sql, since: Date): Promise<number> {
  const [row] = await sql<{ emails: number }>(
    `SELECT count(DISTINCT digest_key)::int AS emails FROM owner_notices
     WHERE emailed_at > $1::timestamptz AND kind = 'message' AND NOT is_booked AND digest_key NOT LIKE $2`,
    since.toISOString(),
    `${togetherPrefix}%`,
  );
  return row?.emails ?? 0;
}

/** The key of an email about all visitors who have not booked, up to its own part. */
export const togetherPrefix = 'messages-together:';

/** Whether an email about all visitors who have not booked is more recent than `since`. */
export async function wereEmailedTogetherSince(sql: Sql, since: Date): Promise<boolean> {
  const rows = await sql(
    'SELECT 1 FROM owner_notices WHERE emailed_at > $1::timestamptz AND digest_key LIKE $2 LIMIT 1',
    since.toISOString(),
    `${togetherPrefix}%`,
  );
  return rows.length > 0;
}

/** The newest change that is stored of a sender, whether it waits or not. */
export async function newestAmendment(sql: Sql, sender: string): Promise<Amendment | undefined> {
  const [row] = await sql(
    `SELECT ${noticeColumns} FROM owner_notices WHERE sender = $1 AND amendment IS NOT NULL
     ORDER BY (amendment->>'revision')::int DESC LIMIT 1`,
    sender,
  );
  return row && (noticeOf(row).amendment ?? undefined);
}
