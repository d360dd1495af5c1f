import type { ThreadStatus } from '@getaway/contracts/http/inbox';
import type { Sql } from '@getaway/service-kit/sql';
import { sameMessageMinutes, type GuestMessage } from './thread.rules.ts';

/** A guest as the owner of a thread. */
export interface ThreadGuest {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * The thread of a guest, created if there is none, and locked. A thread that outlived its deleted guest continues with the
 * next guest of the same address.
 */
export async function lockThreadOf(sql: Sql, guest: ThreadGuest, now: Date): Promise<string> {
  await sql(
    `UPDATE threads SET guest_id = $1 WHERE id = (
       SELECT id FROM threads WHERE guest_id IS NULL AND email = $2
         AND NOT EXISTS (SELECT 1 FROM threads WHERE guest_id = $1)
       ORDER BY last_message_at DESC LIMIT 1)`,
    guest.id,
    guest.email,
  );
  const [thread] = await sql<{ id: string }>(
    `INSERT INTO threads AS known (id, guest_id, email, name, last_message_at, created_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4::timestamptz, $4::timestamptz)
     ON CONFLICT (guest_id) DO UPDATE SET email = EXCLUDED.email, name = COALESCE(NULLIF(EXCLUDED.name, ''), known.name)
     RETURNING id`,
    guest.id,
    guest.email,
    guest.name,
    now.toISOString(),
  );
  if (!thread) throw new Error('a thread was neither found nor made');
  return thread.id;
}

/** Locks a thread for a reply or a change. Undefined for an unknown one. */
export async function lockThread(
  sql: Sql,
  id: string,
): Promise<{ readonly guestId: string | null; readonly email: string } | undefined> {
  const [thread] = await sql<{ guestId: string | null; email: string }>(
    `SELECT guest_id AS "guestId", email FROM threads WHERE id = $1 FOR UPDATE`,
    id,
  );
  return thread;
}

/** Stores what a guest wrote, and opens the thread. */
export async function insertGuestMessage(
  sql: Sql,
  threadId: string,
  message: GuestMessage,
  now: Date,
): Promise<void> {
  await sql(
    `INSERT INTO thread_messages (id, thread_id, kind, author, text, occasion, booking_id, conversation, idempotency_key,
       created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::timestamptz)`,
    message.id,
    threadId,
    ...sameIn(message),
    JSON.stringify(message.conversation),
    message.idempotencyKey,
    now.toISOString(),
  );
  await touch(sql, threadId, 'open', now);
}

/** Stores what staff wrote. */
export async function insertReply(
  sql: Sql,
  threadId: string,
  reply: {
    readonly id: string;
    readonly author: string;
    readonly subject: string | null;
    readonly text: string;
    readonly bookingId: string | null;
    readonly idempotencyKey: string | null;
    readonly status: ThreadStatus;
  },
  now: Date,
): Promise<void> {
  await sql(
    `INSERT INTO thread_messages (id, thread_id, kind, author, subject, text, booking_id, idempotency_key, created_at)
     VALUES ($1, $2, 'reply', $3, $4, $5, $6, $7, $8::timestamptz)`,
    reply.id,
    threadId,
    reply.author,
    reply.subject,
    reply.text,
    reply.bookingId,
    reply.idempotencyKey,
    now.toISOString(),
  );
  await touch(sql, threadId, reply.status, now);
}

/** Nobody closes a thread over a message that came while they were writing. */
const statusUnlessUnread = `CASE WHEN $2 = 'closed' AND EXISTS (
    SELECT 1 FROM thread_messages WHERE thread_id = $1 AND kind <> 'reply' AND read_at IS NULL
  ) THEN 'open' ELSE $2 END`;

async function touch(sql: Sql, threadId: string, status: ThreadStatus, now: Date): Promise<void> {
  await sql(
    `UPDATE threads SET status = ${statusUnlessUnread}, last_message_at = GREATEST(last_message_at, $3::timestamptz)
     WHERE id = $1`,
    threadId,
    status,
    now.toISOString(),
  );
}

/** What two submits of the same message have in common. */
type Submitted = Pick<GuestMessage, 'kind' | 'author' | 'text' | 'occasion' | 'bookingId'>;

function sameIn({ kind, author, text, occasion, bookingId }: Submitted) {
  return [kind, author, text, occasion, bookingId] as const;
}

/**
 * The newest message of a thread, if a guest sent the same text a moment ago: an answer that is repeated after another message
 * is a new one. Call it while the thread is locked.
 */
export async function findDoubleSubmit(
  sql: Sql,
  threadId: string,
  message: Submitted,
  now: Date,
): Promise<string | undefined> {
  const [found] = await sql<{ id: string }>(
    `SELECT id FROM (
       SELECT * FROM thread_messages WHERE thread_id = $1 ORDER BY created_at DESC, position DESC LIMIT 1) newest
     WHERE kind = $2 AND author = $3 AND text = $4 AND occasion IS NOT DISTINCT FROM $5
       AND booking_id IS NOT DISTINCT FROM $6
       AND created_at > $7::timestamptz - make_interval(mins => ${sameMessageMinutes})`,
    threadId,
    ...sameIn(message),
    now.toISOString(),
  );
  return found?.id;
}

/** The message of a thread that was stored with an Idempotency-Key. */
export async function messageByKey(
  sql: Sql,
  threadId: string,
  key: string | null,
): Promise<{ readonly id: string; readonly text: string } | undefined> {
  const [found] = await sql<{ id: string; text: string }>(
    'SELECT id, text FROM thread_messages WHERE thread_id = $1 AND idempotency_key = $2',
    threadId,
    key,
  );
  return found;
}

/** Whether the first message of a thread came from its guest. */
export async function isBegunByGuest(sql: Sql, threadId: string): Promise<boolean> {
  const [first] = await sql<{ kind: string }>(
    'SELECT kind FROM thread_messages WHERE thread_id = $1 ORDER BY created_at, position LIMIT 1',
    threadId,
  );
  return first !== undefined && first.kind !== 'reply';
}

export async function setStatus(sql: Sql, id: string, status: ThreadStatus): Promise<void> {
  await sql(`UPDATE threads SET status = ${statusUnlessUnread} WHERE id = $1`, id, status);
}

/** Marks the messages of a thread as read, up to one of them. */
export async function markRead(sql: Sql, threadId: string, upTo: string, now: Date): Promise<void> {
  await sql(
    `UPDATE thread_messages m SET read_at = $3::timestamptz FROM thread_messages seen
     WHERE seen.id = $2 AND seen.thread_id = $1 AND m.thread_id = $1 AND m.kind <> 'reply' AND m.read_at IS NULL
       AND (m.created_at, m.position) <= (seen.created_at, seen.position)`,
    threadId,
    upTo,
    now.toISOString(),
  );
}

/** Marks the newest message of the guest as unread. */
export async function markUnread(sql: Sql, threadId: string): Promise<void> {
  await sql(
    `UPDATE thread_messages SET read_at = NULL WHERE id = (
       SELECT id FROM thread_messages WHERE thread_id = $1 AND kind <> 'reply'
       ORDER BY created_at DESC, position DESC LIMIT 1)`,
    threadId,
  );
}

/** How many threads have unread messages; an index has only those. */
export async function unreadThreads(sql: Sql): Promise<number> {
  const [row] = await sql<{ threads: number }>(
    `SELECT count(DISTINCT thread_id)::int AS threads FROM thread_messages WHERE read_at IS NULL AND kind <> 'reply'`,
  );
  return row?.threads ?? 0;
}
