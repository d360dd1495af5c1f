import type pg from 'pg';
import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { TemplateRecipient } from './rendering/template-values.ts';
import type { Tx } from '../database/database.ts';

/** A guest as the recipient of a template, with the next stay or otherwise the last one. */
export interface KnownRecipient extends TemplateRecipient {
  readonly id: string;
  readonly isPaused: boolean;
  readonly booking: BookingState | undefined;
}

export async function findRecipient(
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

/** The reserved and confirmed stays of a guest, by check-in. */
export async function findStaysOf(tx: Tx, guestId: string): Promise<BookingState[]> {
  const rows = await tx.guestBooking.findMany({
    where: { guestId, status: { in: ['confirmed', 'completed'] } },
    orderBy: { checkInDate: 'asc' },
    select: { state: true },
  });
  return rows.map(({ state }) => v.parse(bookingStateSchema, state));
}

export async function findEnrolment(
  tx: Tx,
  sequenceId: string,
  guestId: string,
): Promise<{ id: string; enrolledAt: Date } | undefined> {
  return (await tx.sequenceEnrolment.findFirst({ where: { sequenceId, guestId } })) ?? undefined;
}

export interface KnownSend {
  readonly status: string;
  readonly subject: string;
  readonly sentAt: Date | null;
  readonly errorMessage: string | null;
}

/** The state of the planned sends, by key. */
export async function findSendsByKey(
  tx: Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownSend>> {
  const rows = await tx.emailSend.findMany({
    where: { messageKey: { in: [...keys] } },
    select: { messageKey: true, status: true, subject: true, sentAt: true, errorMessage: true },
  });
  return new Map(rows.map((row) => [row.messageKey, row]));
}
