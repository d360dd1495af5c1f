import type pg from 'pg';
import * as v from 'valibot';
import {
  threadMessageSchema,
  threadSchema,
  type Thread,
  type ThreadMessage,
} from '@getaway/contracts/http/inbox';
import { rowsInBatches } from '@getaway/service-kit/rows-in-batches';
import type { Sql } from '@getaway/service-kit/sql';
import { containing } from '../database/like-pattern.ts';
import { moment } from '../database/sql-timestamp.ts';

/** The filters of the list. */
export interface ThreadFilters {
  readonly search?: string | undefined;
  readonly show?: 'open' | 'closed' | 'unread' | undefined;
  readonly guestId?: string | undefined;
  readonly bookingId?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const unread = `SELECT 1 FROM thread_messages u WHERE u.thread_id = t.id AND u.read_at IS NULL AND u.kind <> 'reply'`;
const guestName = `COALESCE(NULLIF(g.guest_name, ''), NULLIF(concat_ws(' ', g.first_name, g.last_name), ''),
  NULLIF(t.name, ''), g.email, t.email)`;

const bookingJson = (b: string): string =>
  `jsonb_build_object('id', ${b}.booking_id, 'bookingReference', ${b}.booking_reference, 'status', ${b}.status,
     'checkInDate', to_char(${b}.check_in_date, 'YYYY-MM-DD'), 'checkOutDate', to_char(${b}.check_out_date, 'YYYY-MM-DD'))`;

const filtered = `
  FROM threads t LEFT JOIN guests g ON g.id = t.guest_id
  WHERE ($1::text IS NULL OR t.id = $1)
    AND ($2::text IS NULL OR t.guest_id = $2)
    AND ($3::text IS NULL OR t.guest_id = (SELECT b.guest_id FROM guest_bookings b WHERE b.booking_id = $3)
      OR EXISTS (SELECT 1 FROM thread_messages m WHERE m.thread_id = t.id AND m.booking_id = $3))
    AND ($4::text IS NULL OR CASE $4 WHEN 'unread' THEN EXISTS (${unread}) ELSE t.status = $4 END)
    AND ($5::text IS NULL OR ${guestName} ILIKE $5 OR COALESCE(g.email, t.email) ILIKE $5
      OR EXISTS (SELECT 1 FROM thread_messages m WHERE m.thread_id = t.id AND m.text ILIKE $5)
      OR EXISTS (SELECT 1 FROM guest_bookings b WHERE b.guest_id = t.guest_id AND b.booking_reference ILIKE $5))
    AND EXISTS (SELECT 1 FROM thread_messages m WHERE m.thread_id = t.id)`;

/** A page of threads, newest message first, and the number of all that match. `today` decides which stay is next. */
export async function threadPage(
  sql: Sql,
  filters: ThreadFilters & { readonly id?: string },
  today: string,
): Promise<{ threads: Thread[]; count: number }> {
  const matched = [
    filters.id ?? null,
    filters.guestId ?? null,
    filters.bookingId ?? null,
    filters.show ?? null,
    containing(filters.search),
  ];
  const rows = await sql<{ thread: unknown }>(
    `WITH page AS (SELECT t.*, g.email AS guest_email, ${guestName} AS guest_name ${filtered}
       ORDER BY t.last_message_at DESC, t.id DESC LIMIT $7 OFFSET $8)
     SELECT jsonb_build_object('id', t.id, 'guestId', t.guest_id, 'guestName', t.guest_name,
       'email', COALESCE(t.guest_email, t.email), 'status', t.status,
       'unreadCount', (SELECT count(*) FROM (${unread}) unread),
       'messageCount', (SELECT count(*) FROM thread_messages m WHERE m.thread_id = t.id),
       'lastMessage', (SELECT jsonb_build_object('from', CASE m.kind WHEN 'reply' THEN 'house' ELSE 'guest' END,
           'kind', m.kind, 'text', left(m.text, 200), 'sentAt', ${moment('m.created_at')})
         FROM thread_messages m WHERE m.thread_id = t.id ORDER BY m.created_at DESC, m.position DESC LIMIT 1),
       'booking', (SELECT ${bookingJson('b')} FROM guest_bookings b
         WHERE b.guest_id = t.guest_id AND b.status <> 'deleted'
         ORDER BY b.status = 'cancelled', b.check_out_date < $6::date, abs(b.check_in_date - $6::date) LIMIT 1)) AS thread
     FROM page t ORDER BY t.last_message_at DESC, t.id DESC`,
    ...matched,
    today,
    filters.limit ?? null,
    filters.offset ?? 0,
  );
  const [total] = await sql<{ count: number }>(`SELECT count(*)::int AS count ${filtered}`, ...matched);
  return { threads: rows.map(({ thread }) => v.parse(threadSchema, thread)), count: total?.count ?? 0 };
}

/** A message with its thread. */
export interface ExportedMessage {
  readonly sentAt: Date;
  readonly kind: string;
  readonly guestName: string;
  readonly email: string;
  readonly author: string;
  readonly subject: string | null;
  readonly text: string;
  readonly bookingReference: string | null;
}

/** All messages of the threads that match, newest first, in batches. */
export function allMessages(
  pool: pg.Pool,
  filters: ThreadFilters,
): AsyncGenerator<readonly ExportedMessage[]> {
  const matched = [
    null,
    filters.guestId ?? null,
    filters.bookingId ?? null,
    filters.show ?? null,
    containing(filters.search),
  ];
  return rowsInBatches<ExportedMessage>(
    pool,
    `WITH matched AS (SELECT t.id, COALESCE(g.email, t.email) AS email, ${guestName} AS guest_name ${filtered})
     SELECT m.created_at AS "sentAt", m.kind, matched.guest_name AS "guestName", matched.email, m.author, m.subject, m.text,
       b.booking_reference AS "bookingReference"
     FROM matched JOIN thread_messages m ON m.thread_id = matched.id
       LEFT JOIN guest_bookings b ON b.booking_id = m.booking_id AND b.status <> 'deleted'
     ORDER BY m.created_at DESC, m.position DESC`,
    matched,
  );
}

/** The newest messages of a thread, oldest first; those before a message if one is named. */
export async function messagePage(
  sql: Sql,
  threadId: string,
  page: { readonly before?: string | undefined; readonly only?: string | undefined; readonly limit: number },
): Promise<ThreadMessage[]> {
  const rows = await sql<{ message: unknown }>(
    `SELECT jsonb_build_object('id', m.id, 'kind', m.kind,
       'from', CASE m.kind WHEN 'reply' THEN 'house' ELSE 'guest' END, 'subject', m.subject, 'text', m.text, 'author', m.author,
       'sentAt', ${moment('m.created_at')}, 'occasion', m.occasion, 'conversation', m.conversation,
       'booking', (SELECT ${bookingJson('b')} FROM guest_bookings b
         WHERE b.booking_id = m.booking_id AND b.status <> 'deleted'),
       'email', (SELECT jsonb_build_object('id', s.id, 'status', s.status) FROM email_sends s
         WHERE m.kind = 'reply' AND s.message_key = 'thread-reply:' || m.id)) AS message
     FROM thread_messages m LEFT JOIN thread_messages later ON later.id = $2 AND later.thread_id = $1
     WHERE m.thread_id = $1 AND ($3::text IS NULL OR m.id = $3)
       AND ($2::text IS NULL OR (m.created_at, m.position) < (later.created_at, later.position))
     ORDER BY m.created_at DESC, m.position DESC LIMIT $4`,
    threadId,
    page.before ?? null,
    page.only ?? null,
    page.limit,
  );
  return rows.map(({ message }) => v.parse(threadMessageSchema, message)).reverse();
}

/** The bookings of a thread's guest, latest check-in first. */
export async function bookingsOfThread(
  sql: Sql,
  threadId: string,
  most: number,
): Promise<NonNullable<Thread['booking']>[]> {
  const rows = await sql<{ booking: unknown }>(
    `SELECT ${bookingJson('b')} AS booking FROM guest_bookings b JOIN threads t ON t.guest_id = b.guest_id
     WHERE t.id = $1 AND b.status <> 'deleted' ORDER BY b.check_in_date DESC, b.booking_id LIMIT $2`,
    threadId,
    most,
  );
  return rows.map(({ booking }) => v.parse(v.unwrap(threadSchema.entries.booking), booking));
}
