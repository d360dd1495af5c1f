import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import type { ThreadGuest } from './threads.repository.ts';

/** A guest who staff write to; undefined for an unknown one. */
export async function findThreadGuest(sql: Sql, guestId: string): Promise<ThreadGuest | undefined> {
  const [guest] = await sql<ThreadGuest>(
    `SELECT id, email, COALESCE(NULLIF(guest_name, ''), concat_ws(' ', first_name, last_name)) AS name
     FROM guests WHERE id = $1 FOR UPDATE`,
    guestId,
  );
  return guest;
}

/** The booking that a message is about, with its guest. Undefined when it is unknown or was deleted. */
export async function findMessageBooking(
  sql: Sql,
  bookingId: string,
): Promise<{ readonly booking: BookingState; readonly guestId: string | null } | undefined> {
  const [row] = await sql<{ state: unknown; guestId: string | null }>(
    `SELECT state, guest_id AS "guestId" FROM guest_bookings WHERE booking_id = $1 AND status <> 'deleted'`,
    bookingId,
  );
  return row && { booking: v.parse(bookingStateSchema, row.state), guestId: row.guestId };
}

/** The first name of a thread's guest, for the greeting; null when none is known. */
export async function firstNameOf(sql: Sql, guestId: string | null): Promise<string | null> {
  const [row] = await sql<{ name: string | null }>(
    `SELECT COALESCE(NULLIF(first_name, ''), NULLIF(split_part(guest_name, ' ', 1), '')) AS name FROM guests WHERE id = $1`,
    guestId,
  );
  return row?.name ?? null;
}

/** The current address of a guest; undefined for an unknown one. */
export async function addressOf(sql: Sql, guestId: string | null): Promise<string | undefined> {
  const [row] = await sql<{ email: string }>('SELECT email FROM guests WHERE id = $1', guestId);
  return row?.email;
}

/** The emails of a thread before one of its replies, oldest first, for the threads of email programs. */
export async function sendsBefore(sql: Sql, replyId: string, most: number): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM (
       SELECT s.id, m.created_at, m.position FROM thread_messages reply
       JOIN thread_messages m ON m.thread_id = reply.thread_id
         AND (m.created_at, m.position) < (reply.created_at, reply.position)
       JOIN email_sends s ON s.message_key IN ('thread-reply:' || m.id, 'enquiry-receipt:' || m.id)
       WHERE reply.id = $1 AND s.status = 'sent'
       ORDER BY m.created_at DESC, m.position DESC LIMIT $2) earlier
     ORDER BY created_at, position`,
    replyId,
    most,
  );
  return rows.map(({ id }) => id);
}
