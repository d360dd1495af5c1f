import type { GuestDetail, GuestNote } from '@getaway/contracts/http/guest-details';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';
import { guestColumns } from './guest-list.repository.ts';

export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: unknown;
  readonly occurredAt: string;
}

export interface BookingInHistory {
  readonly id: string;
  readonly bookingReference: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly totalPrice: string;
  readonly status: string;
}

export interface Enrollment {
  readonly sequenceId: string;
  readonly name: string;
  readonly enrolledAt: string;
}

const noteColumns = `id, content, author, ${moment('created_at')} AS "createdAt"`;

export async function findGuest(sql: Sql, id: string): Promise<GuestDetail | undefined> {
  const [guest] = await sql<GuestDetail>(
    `SELECT ${guestColumns}, g.date_of_birth::text AS "dateOfBirth", g.partner_first_name AS "partnerFirstName",
       g.partner_last_name AS "partnerLastName", g.partner_date_of_birth::text AS "partnerDateOfBirth",
       g.anniversary_date::text AS "anniversaryDate", g.how_they_found_us AS "howTheyFoundUs",
       g.special_requests AS "specialRequests", g.address, g.city, g.state, g.zip_code AS "zipCode",
       g.preferred_contact_method AS "preferredContactMethod", g.preferences, g.opt_out_emails AS "optOutEmails",
       ${moment('g.sequences_paused_at')} AS "sequencesPausedAt",
       ${moment('g.created_at')} AS "createdAt"
     FROM guests g WHERE g.id = $1`,
    id,
  );
  return guest;
}

export async function notesOf(sql: Sql, guestId: string): Promise<GuestNote[]> {
  return sql<GuestNote>(
    `SELECT ${noteColumns} FROM guest_notes WHERE guest_id = $1 ORDER BY created_at DESC, id DESC`,
    guestId,
  );
}

export async function eventsOf(sql: Sql, guestId: string): Promise<StoredEvent[]> {
  return sql<StoredEvent>(
    `SELECT id, type, payload, ${moment('occurred_at')} AS "occurredAt" FROM guest_events
     WHERE guest_id = $1 ORDER BY occurred_at DESC, id DESC`,
    guestId,
  );
}

export async function bookingsOf(sql: Sql, guestId: string): Promise<BookingInHistory[]> {
  return sql<BookingInHistory>(
    `SELECT booking_id AS id, booking_reference AS "bookingReference", check_in_date::text AS "checkInDate",
       check_out_date::text AS "checkOutDate", total_price::text AS "totalPrice", status
     FROM guest_bookings WHERE guest_id = $1 ORDER BY check_in_date DESC, booking_id`,
    guestId,
  );
}

export async function enrollmentsOf(sql: Sql, guestId: string): Promise<Enrollment[]> {
  return sql<Enrollment>(
    `SELECT s.id AS "sequenceId", s.name, ${moment('e.enrolled_at')} AS "enrolledAt"
     FROM sequence_enrollments e JOIN email_sequences s ON s.id = e.sequence_id
     WHERE e.guest_id = $1 ORDER BY e.enrolled_at DESC, e.id`,
    guestId,
  );
}

/** Undefined when the guest does not exist. */
export async function addNote(
  sql: Sql,
  note: { guestId: string; content: string; author: string },
  now: Date,
): Promise<GuestNote | undefined> {
  const [row] = await sql<GuestNote>(
    `INSERT INTO guest_notes (id, guest_id, content, author, created_at)
     SELECT gen_random_uuid()::text, id, $2, $3, $4::timestamptz FROM guests WHERE id = $1
     RETURNING ${noteColumns}`,
    note.guestId,
    note.content,
    note.author,
    now.toISOString(),
  );
  return row;
}
