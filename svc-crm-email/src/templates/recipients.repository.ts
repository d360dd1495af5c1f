import type pg from 'pg';
import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { TemplateRecipient } from './rendering/template-values.ts';

/** A guest as the recipient of a template, with the next stay or otherwise the last one. */
export interface KnownRecipient extends TemplateRecipient {
  readonly id: string;
  readonly isPaused: boolean;
  readonly booking: BookingState | undefined;
}

export async function recipientById(
  pool: pg.Pool,
  guestId: string,
  today: string,
): Promise<KnownRecipient | undefined> {
  const { rows } = await pool.query<{
    id: string;
    first_name: string | null;
    last_name: string | null;
    guest_name: string | null;
    partner_name: string | null;
    email: string;
    paused: boolean;
    state: unknown;
  }>(
    `SELECT g.id, g.first_name, g.last_name, g.guest_name, g.partner_name, g.email,
       g.sequences_paused_at IS NOT NULL AS paused, b.state
     FROM guests g LEFT JOIN LATERAL (
       SELECT state FROM guest_bookings WHERE guest_id = g.id AND status IN ('confirmed', 'completed')
       ORDER BY check_out_date < $2::date, abs(check_in_date - $2::date) LIMIT 1) b ON true
     WHERE g.id = $1`,
    [guestId, today],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    guestName: row.guest_name,
    partnerName: row.partner_name,
    email: row.email,
    isPaused: row.paused,
    booking: row.state === null ? undefined : v.parse(bookingStateSchema, row.state),
  };
}
