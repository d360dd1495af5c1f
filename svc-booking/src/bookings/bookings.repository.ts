import type { EndReason } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingStatus, BookingRecord } from './booking-record.rules.ts';
import { bookingRecord } from './booking-record.repository.ts';
import type { Tx } from '../database/database.ts';

/** The unique keys of a booking. */
export type BookingKey =
  | { id: string }
  | { holdId: string }
  | { paymentIntentId: string }
  | { bookingReference: string };

export async function selectBooking(tx: Tx, by: BookingKey): Promise<BookingRecord | undefined> {
  const row = await tx.booking.findUnique({ where: by });
  return row ? bookingRecord(row) : undefined;
}

/** Loads a booking and locks it until the transaction ends. */
export async function selectForUpdate(tx: Tx, sql: Sql, by: BookingKey): Promise<BookingRecord | undefined> {
  const [column, value] =
    'id' in by
      ? ['id', by.id]
      : 'holdId' in by
        ? ['hold_id', by.holdId]
        : 'paymentIntentId' in by
          ? ['payment_intent_id', by.paymentIntentId]
          : ['booking_reference', by.bookingReference];
  const [row] = await sql<{ id: string }>(`SELECT id FROM bookings WHERE ${column} = $1 FOR UPDATE`, value);
  return row ? selectBooking(tx, { id: row.id }) : undefined;
}

/**
 * Changes a booking's status if it is still the expected one. Returns undefined when another transaction was
 * first.
 */
export async function moveBooking(
  tx: Tx,
  booking: BookingRecord,
  to: {
    status: BookingStatus;
    entryCode?: string;
    confirmedAt?: Date;
    cancelledAt?: Date | null;
    /** Left out, it is cleared: only a canceled booking has one. */
    endReason?: EndReason;
    promoUseCounted?: boolean;
    termsAcceptedAt?: Date | null;
  },
): Promise<BookingRecord | undefined> {
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, status: booking.status, revision: booking.revision },
    data: {
      endReason: null,
      endedByGuest: false,
      ...to,
      holdExpiresAt: null,
      paymentDueAt: null,
      revision: { increment: 1 },
    },
  });
  return count === 1 ? selectBooking(tx, { id: booking.id }) : undefined;
}

/**
 * Stores when the guest of a hold accepted the terms that it has, once. A hold that was changed meanwhile keeps none: its
 * guest has not seen what it has now.
 */
export async function storeAcceptance(
  tx: Tx,
  { id, revision }: Pick<BookingRecord, 'id' | 'revision'>,
  now: Date,
): Promise<void> {
  const where = { id, revision, termsAcceptedAt: null, termsRevision: { not: null } };
  await tx.booking.updateMany({ where, data: { termsAcceptedAt: now } });
}

/** Whether a booking with this reference has this status. */
export async function hasBooking(
  tx: Tx,
  where: { bookingReference: string; status: string },
): Promise<boolean> {
  return (await tx.booking.count({ where })) > 0;
}
