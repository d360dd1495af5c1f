import * as v from 'valibot';
import { refundReasonSchema, type RefundReason } from '@getaway/contracts/events/payment';
import { centsFromDollars, decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import { centsFromColumn } from './column-values.ts';
import type { Tx } from './database.ts';

export interface DueRefund {
  readonly id: string;
  /** Null when the booking was deleted. */
  readonly bookingId: string | null;
  readonly bookingReference: string;
  readonly guestName: string;
  readonly email: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
  readonly reason: RefundReason;
}

/** What its people are told of a refund that comes to nothing. */
export type RefusedRefund = Omit<DueRefund, 'id' | 'paymentIntentId'>;

interface RefusedRow {
  amount: string;
  booking_id: string | null;
  booking_reference: string;
  guest_name: string;
  email: string;
  reason: string;
  was_made: boolean;
}

/** Refunds that are still to be made, oldest first. */
export async function dueRefunds(tx: Tx, limit: number): Promise<DueRefund[]> {
  const rows = await tx.refund.findMany({
    where: { refundedAt: null, refusedAt: null },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  return rows.map((row) => ({
    ...row,
    amount: centsFromColumn(row.amount),
    reason: v.parse(refundReasonSchema, row.reason),
  }));
}

/** Writes down that the provider made a due refund; false when it is not due any more. Its booking is locked. */
export async function closeAsMade(
  tx: Tx,
  { id, bookingId, amount }: DueRefund,
  made: { providerRefundId: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.refund.updateMany({
    where: { id, refundedAt: null, refusedAt: null },
    data: { refundedAt: made.now, providerRefundId: made.providerRefundId },
  });
  if (count === 0) return false;
  if (bookingId !== null) {
    // Many, for a booking that was deleted while we talked to the provider is none.
    await tx.booking.updateMany({
      where: { id: bookingId },
      data: { refundedTotal: { increment: decimalFromCents(amount) } },
    });
  }
  return true;
}

/** Our refund that the provider knows by its own name, or by ours. */
export async function findRefund(
  tx: Tx,
  names: { id: string | undefined; providerRefundId: string | undefined },
): Promise<{ id: string; bookingId: string | null } | undefined> {
  const { id, providerRefundId } = names;
  const known = [...(id ? [{ id }] : []), ...(providerRefundId ? [{ providerRefundId }] : [])];
  return (await tx.refund.findFirst({ where: { OR: known } })) ?? undefined;
}

/**
 * Closes a refund that the provider will not make, or could not carry out, so that it counts no more. Undefined when it
 * is closed already. Its booking is locked, if there still is one.
 */
export async function closeAsRefused(
  tx: Tx,
  sql: Sql,
  { id, evenMade, now }: { id: string; evenMade: boolean; now: Date },
): Promise<RefusedRefund | undefined> {
  const [row] = await sql<RefusedRow>(
    `UPDATE refunds SET refused_at = $2 WHERE id = $1 AND refused_at IS NULL AND ($3 OR refunded_at IS NULL)
     RETURNING amount::text, booking_id, booking_reference, guest_name, email, reason,
       refunded_at IS NOT NULL AS was_made`,
    id,
    now,
    evenMade,
  );
  if (!row) return undefined;
  if (row.booking_id !== null) {
    await tx.booking.update({
      where: { id: row.booking_id },
      data: {
        revision: { increment: 1 },
        ...(row.was_made ? { refundedTotal: { decrement: row.amount } } : {}),
      },
    });
  }
  return {
    bookingId: row.booking_id,
    bookingReference: row.booking_reference,
    guestName: row.guest_name,
    email: row.email,
    amount: centsFromDollars(row.amount),
    reason: v.parse(refundReasonSchema, row.reason),
  };
}
