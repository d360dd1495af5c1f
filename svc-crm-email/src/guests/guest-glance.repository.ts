import type pg from 'pg';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Guest, ListedGuest } from '@getaway/contracts/http/guests';
import { ownerKinds } from '../delivery/email.rules.ts';

type Glance = Omit<ListedGuest, keyof Guest>;

/** More than a row of a list shows. */
const shownOfMessage = 120;

/**
 * Adds to the guests of a page what staff look for at a glance. Each part is read through an index by guest, so it takes
 * as long with many guests as with few.
 */
export async function withGlances(
  pool: pg.Pool,
  guests: readonly Guest[],
  today: CalendarDate,
): Promise<ListedGuest[]> {
  const { rows } = await pool.query<Glance & { id: string }>(glanceStatement, [
    guests.map(({ id }) => id),
    [...ownerKinds, 'template-test'],
    today,
  ]);
  const glances = new Map(rows.map(({ id, ...glance }) => [id, glance]));
  return guests.map((guest) => ({ ...guest, ...(glances.get(guest.id) ?? nothing) }));
}

/** Of a guest who was deleted while the page was read. */
const nothing: Glance = {
  nextStayDate: null,
  bookingCount: 0,
  emailCount: 0,
  noteCount: 0,
  lastContact: null,
};

const glanceStatement = `
  SELECT g.id,
    (SELECT min(b.check_in_date)::text FROM guest_bookings b WHERE b.guest_id = g.id
      AND b.status IN ('confirmed', 'pending_payment') AND b.check_out_date >= $3::date) AS "nextStayDate",
    (SELECT count(*)::int FROM guest_bookings b WHERE b.guest_id = g.id) AS "bookingCount",
    (SELECT count(*)::int FROM email_sends s WHERE s.guest_id = g.id AND s.status = 'sent'
      AND s.kind <> ALL($2::text[])) AS "emailCount",
    (SELECT count(*)::int FROM guest_notes n WHERE n.guest_id = g.id) AS "noteCount",
    (SELECT jsonb_build_object('kind', kind, 'text', text) FROM (
      (SELECT 'email' AS kind, s.subject AS text, s.sent_at AS at FROM email_sends s
        WHERE s.guest_id = g.id AND s.status = 'sent' AND s.kind <> ALL($2::text[]) ORDER BY s.sent_at DESC LIMIT 1)
      UNION ALL
      (SELECT CASE WHEN m.kind = 'reply' THEN 'reply' ELSE 'message' END, left(m.text, ${shownOfMessage}), m.created_at
        FROM threads t JOIN thread_messages m ON m.thread_id = t.id
        WHERE t.guest_id = g.id ORDER BY m.created_at DESC LIMIT 1)
    ) contacts ORDER BY at DESC LIMIT 1) AS "lastContact"
  FROM unnest($1::text[]) AS g (id)`;
