import type { TimelineEntry } from '@getaway/contracts/http/guest-details';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';

/** More than a person reads at once. */
const mostEntries = 500;

/** The timeline of a guest, newest first. A send appears at the time when it went out or is due. */
export async function timelineOf(sql: Sql, guestId: string): Promise<TimelineEntry[]> {
  return sql<TimelineEntry>(
    `SELECT kind, id, ${moment('happened')} AS at, title, detail, status FROM (
       SELECT 'booking' AS kind, booking_id AS id, created_at AS happened,
         'Booking ' || booking_reference AS title,
         to_char(check_in_date, 'Mon FMDD, YYYY') || ' – ' || to_char(check_out_date, 'Mon FMDD, YYYY')
           || ', $' || to_char(total_price, 'FM999,999,990.00') AS detail, status
       FROM guest_bookings WHERE guest_id = $1
       UNION ALL
       SELECT 'message', id, created_at, 'Message' || coalesce(' (' || replace(occasion, '-', ' ') || ')', ''), message, NULL
       FROM contact_messages WHERE guest_id = $1
       UNION ALL
       SELECT 'send', id, coalesce(sent_at, send_at), subject, error_message, status
       FROM email_sends WHERE guest_id = $1 AND kind <> 'enquiry-owner' AND kind <> 'refund-owner'
       UNION ALL
       SELECT 'note', id, created_at, 'Note by ' || author, content, NULL FROM guest_notes WHERE guest_id = $1
     ) entries ORDER BY happened DESC, id DESC LIMIT ${mostEntries}`,
    guestId,
  );
}
