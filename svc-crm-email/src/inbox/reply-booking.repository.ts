import type { Sql } from '@getaway/service-kit/sql';

/**
 * The booking on whose page a reply in a thread is shown: the one of the newest message. Null for a message from elsewhere, and
 * for a booking that was never confirmed if the guest has one that was: anyone can write, and reserve without paying, under the
 * address of another. Such a reply only goes to the guest's own address.
 */
export async function bookingOfReply(sql: Sql, threadId: string): Promise<string | null> {
  const [found] = await sql<{ bookingId: string }>(
    `WITH newest AS (
       SELECT booking_id FROM thread_messages WHERE thread_id = $1 ORDER BY created_at DESC, position DESC LIMIT 1)
     SELECT b.booking_id AS "bookingId" FROM newest JOIN guest_bookings b ON b.booking_id = newest.booking_id
     WHERE b.status <> 'deleted' AND (b.state->>'confirmedAt' IS NOT NULL OR NOT EXISTS (
       SELECT 1 FROM threads t JOIN guest_bookings own ON own.guest_id = t.guest_id
       WHERE t.id = $1 AND own.status <> 'deleted' AND own.state->>'confirmedAt' IS NOT NULL))`,
    threadId,
  );
  return found?.bookingId ?? null;
}
