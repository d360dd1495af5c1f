import * as v from 'valibot';
import { bookingStateSchema } from '@getaway/contracts/events/booking';
import { stateWithMoney } from '../database/state-with-money.ts';
import type { Sql } from '@getaway/service-kit/sql';
import { announcedStaySchema, type AnnouncedStay, type KnownStay } from './announced-stay.rules.ts';

const columns = `SELECT ${stateWithMoney} AS state, announced,
     EXISTS (SELECT 1 FROM email_sends WHERE email_sends.booking_id = $1 AND email_sends.status = 'pending'
       AND kind IN ('booking-confirmed', 'booking-reserved')) AS is_due
   FROM guest_bookings WHERE booking_id = $1 AND status <> 'deleted'`;

/** Undefined for a booking that is unknown or deleted. */
export async function readKnownStay(sql: Sql, bookingId: string): Promise<KnownStay | undefined> {
  return knownStayOf(await sql<Row>(columns, bookingId));
}

/**
 * Assumes the announced state of a stay whose emails were sent before their content was stored. Not while its
 * confirmation is queued or has failed, because that one is still to be sent.
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

export async function readLockedStay(sql: Sql, bookingId: string): Promise<KnownStay | undefined> {
  return knownStayOf(await sql<Row>(`${columns} FOR UPDATE`, bookingId));
}

export async function noteAnnounced(sql: Sql, sendId: string, stay: AnnouncedStay): Promise<void> {
  await sql(
    `UPDATE guest_bookings b SET announced = $2::jsonb FROM email_sends s
     WHERE s.id = $1 AND b.booking_id = s.booking_id AND b.status <> 'deleted'
       AND b.state->>'email' NOT LIKE '%@erased.invalid'`,
    sendId,
    JSON.stringify(stay),
  );
}
