import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';

/** Extends the deadline of a reservation, if it still equals the one that was read. */
export async function moveDeadline(
  tx: Tx,
  booking: Pick<BookingRecord, 'id' | 'revision'>,
  paymentDueAt: Date,
): Promise<boolean> {
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, status: 'pending_payment', revision: booking.revision },
    data: { paymentDueAt, revision: { increment: 1 } },
  });
  return count === 1;
}

/** Expired reservations that received nothing, oldest first. Staff decide about those that were paid in part. */
export async function overdueReservations(tx: Tx, now: Date, limit: number): Promise<{ id: string }[]> {
  return tx.booking.findMany({
    where: { status: 'pending_payment', paymentDueAt: { lte: now }, paidTotal: 0 },
    orderBy: { paymentDueAt: 'asc' },
    take: limit,
    select: { id: true },
  });
}

/**
 * Locks the given bookings that are unpaid reservations without an open card payment, and their promotion
 * codes. Bookings are locked before codes, and codes before nights, each in one order everywhere.
 */
export async function lockReservations(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM bookings WHERE id = ANY($1) AND status = 'pending_payment' AND paid_total = 0
       AND payment_intent_id IS NULL
     ORDER BY id FOR UPDATE`,
    ids,
  );
  const locked = rows.map(({ id }) => id);
  await sql(
    `SELECT id FROM promotion_codes
     WHERE code IN (SELECT promo_code FROM bookings WHERE id = ANY($1) AND promo_use_counted)
     ORDER BY code FOR UPDATE`,
    locked,
  );
  return locked;
}
