import type { Stay } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';

/**
 * A hold or a reservation that waits for its payment, by the id that its browser knows. A paid stay is
 * neither, even if staff set it to pending.
 */
export async function findUnpaidStay(
  sql: Sql,
  holdId: string,
): Promise<{ isReserved: boolean; paymentIntentId: string | null; stay: Stay } | undefined> {
  const [row] = await sql<{ status: string; payment_intent_id: string | null } & Stay>(
    `SELECT status, payment_intent_id, check_in_date::text AS "checkIn", check_out_date::text AS "checkOut"
     FROM bookings WHERE hold_id = $1 AND status IN ('pending', 'pending_payment') AND paid_total = 0`,
    holdId,
  );
  if (!row) return undefined;
  const { status, payment_intent_id: paymentIntentId, checkIn, checkOut } = row;
  return { isReserved: status === 'pending_payment', paymentIntentId, stay: { checkIn, checkOut } };
}

/** Expired holds, oldest first. */
export async function expiredHolds(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ id: string; paymentIntentId: string | null }[]> {
  return tx.booking.findMany({
    where: { status: 'pending', holdExpiresAt: { lte: now } },
    orderBy: { holdExpiresAt: 'asc' },
    take: limit,
    select: { id: true, paymentIntentId: true },
  });
}
