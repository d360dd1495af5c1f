import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { announcedStaySchema, type AnnouncedStay } from './announced-stay.rules.ts';

/** A booking as it is, and what its guest was last told of it. */
export interface KnownStay {
  readonly booking: BookingState;
  readonly announced: AnnouncedStay | undefined;
  /** An email with all there is to know of the stay is still to go out. */
  readonly isConfirmationDue: boolean;
}

const columns = `SELECT state, announced,
     EXISTS (SELECT 1 FROM email_sends WHERE email_sends.booking_id = $1 AND email_sends.status = 'pending'
       AND kind IN ('booking-confirmed', 'booking-reserved')) AS is_due
   FROM guest_bookings WHERE booking_id = $1 AND status <> 'deleted'`;

/** Undefined for a booking that is not known, or deleted. */
export async function readKnownStay(sql: Sql, bookingId: string): Promise<KnownStay | undefined> {
  return knownStayOf(await sql<Row>(columns, bookingId));
}

/** The same; nobody else changes the booking until the transaction ends. */
export async function lockKnownStay(sql: Sql, bookingId: string): Promise<KnownStay | undefined> {
  return knownStayOf(await sql<Row>(`${columns} FOR UPDATE`, bookingId));
}

/**
 * Assumes that the guest knows this much of a stay whose emails were sent before we kept what they said. Not while its
 * confirmation waits or has failed: that one is still to be sent.
 */
export async function assumeAnnounced(sql: Sql, bookingId: string, stay: AnnouncedStay): Promise<void> {
  await sql(
    `UPDATE guest_bookings SET announced = $2::jsonb WHERE booking_id = $1 AND announced IS NULL
       AND NOT EXISTS (SELECT 1 FROM email_sends WHERE email_sends.booking_id = $1
         AND kind IN ('booking-confirmed', 'booking-reserved') AND email_sends.status IN ('pending', 'failed'))`,
    bookingId,
    JSON.stringify(stay),
  );
}

/** Keeps what an email has told its guest; nothing of one who was erased meanwhile. */
export async function noteAnnounced(sql: Sql, sendId: string, stay: AnnouncedStay): Promise<void> {
  await sql(
    `UPDATE guest_bookings b SET announced = $2::jsonb FROM email_sends s
     WHERE s.id = $1 AND b.booking_id = s.booking_id AND b.status <> 'deleted'
       AND b.state->>'email' NOT LIKE '%@erased.invalid'`,
    sendId,
    JSON.stringify(stay),
  );
}

interface Row {
  state: unknown;
  announced: unknown;
  is_due: boolean;
}

function knownStayOf([row]: Row[]): KnownStay | undefined {
  if (row === undefined) return undefined;
  return {
    booking: v.parse(bookingStateSchema, row.state),
    announced: row.announced === null ? undefined : v.parse(announcedStaySchema, row.announced),
    isConfirmationDue: row.is_due,
  };
}
