import type { TimelineEntry } from '@getaway/contracts/http/guest-details';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';

/** More than a person reads at once. */
const mostEntries = 500;

/** The title of what a guest wrote. */
const fromGuest = (message: string): string =>
  `'Message' || coalesce(' (' || replace(${message}.occasion, '-', ' ') || ')', '')`;

/**
 * The timeline of a guest, newest first: a message of staff stands for the email that carries it. A contact message that no
 * thread has yet is added (`carryOverMessages`). A send appears at the time when it went out or is due.
 */
export async function timelineOf(sql: Sql, guestId: string): Promise<TimelineEntry[]> {
  return sql<TimelineEntry>(
    `SELECT kind, id, ${moment('happened')} AS at, title, detail, status FROM (
       SELECT 'booking' AS kind, booking_id AS id, created_at AS happened,
         'Booking ' || booking_reference AS title,
         to_char(check_in_date, 'Mon FMDD, YYYY') || ' – ' || to_char(check_out_date, 'Mon FMDD, YYYY')
           || ', $' || to_char(total_price, 'FM999,999,990.00') AS detail, status
       FROM guest_bookings WHERE guest_id = $1
       UNION ALL
       SELECT 'message', m.id, m.created_at,
         CASE m.kind WHEN 'reply' THEN 'Message by ' || m.author || coalesce(': ' || m.subject, '')
           ELSE ${fromGuest('m')} END, m.text,
         (SELECT s.status FROM email_sends s WHERE m.kind = 'reply' AND s.message_key = 'thread-reply:' || m.id)
       FROM thread_messages m JOIN threads t ON t.id = m.thread_id WHERE t.guest_id = $1
       UNION ALL
       SELECT 'message', c.id, c.created_at, ${fromGuest('c')}, c.message, NULL
       FROM contact_messages c
       WHERE c.guest_id = $1 AND NOT EXISTS (SELECT 1 FROM thread_messages m WHERE m.id = c.id)
       UNION ALL
       SELECT 'send', id, coalesce(sent_at, send_at), subject, error_message, status
       FROM email_sends WHERE guest_id = $1 AND kind NOT IN ('enquiry-owner', 'refund-owner', 'thread-reply')
       UNION ALL
       SELECT 'note', id, created_at, 'Note by ' || author, content, NULL FROM guest_notes WHERE guest_id = $1
     ) entries ORDER BY happened DESC, id DESC LIMIT ${mostEntries}`,
    guestId,
  );
}
