import * as v from 'valibot';
import { refundReasonSchema, type RefundCause, type RefundReason } from '@getaway/contracts/events/payment';
import { centsFromDollars, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import { centsFromColumn } from '../database/column-values.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from '../database/database.ts';
import { refundCause } from './refunds.repository.ts';

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
  readonly cause: RefundCause | undefined;
  /** Staff, or `guestAuthor`; null in rows of earlier versions. */
  readonly requestedBy: string | null;
  /** The number of failed attempts. */
  readonly tries: number;
  readonly keyNumber: number;
  /** The provider accepted it, and the bank has not settled it yet. */
  readonly providerRefundId: string | null;
}

/** The details that staff see when a refund fails. */
export type RefusedRefund = Pick<
  DueRefund,
  'bookingId' | 'bookingReference' | 'guestName' | 'email' | 'amount' | 'reason'
>;

interface RefusedRow {
  amount: string;
  booking_id: string | null;
  booking_reference: string;
  guest_name: string;
  email: string;
  reason: string;
}

const stillOpen = { refundedAt: null, refusedAt: null };

/** Due refunds whose next attempt has come, untried ones first. */
export async function dueRefunds(tx: Tx, now: Date, limit: number): Promise<DueRefund[]> {
  const rows = await tx.refund.findMany({
    where: { ...stillOpen, OR: [{ nextTryAt: null }, { nextTryAt: { lte: now } }] },
    orderBy: [{ nextTryAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }],
    take: limit,
  });
  return rows.map(dueRefund);
}

/** One of our open refunds, by its id. */
export async function findOpenRefund(tx: Tx, id: string): Promise<DueRefund | undefined> {
  const row = await tx.refund.findFirst({ where: { id, ...stillOpen } });
  return row === null ? undefined : dueRefund(row);
}

function dueRefund<Row extends { amount: Prisma.Decimal; reason: string; cause: string | null }>(
  row: Row,
): Omit<Row, 'amount' | 'reason' | 'cause'> & Pick<DueRefund, 'amount' | 'reason' | 'cause'> {
  return {
    ...row,
    amount: centsFromColumn(row.amount),
    reason: v.parse(refundReasonSchema, row.reason),
    cause: refundCause(row.cause),
  };
}

/** Whether a payment has refunds of ours. They outlive their booking. */
export async function hasRefunds(tx: Tx, paymentIntentId: string): Promise<boolean> {
  return (await tx.refund.count({ where: { paymentIntentId } })) > 0;
}

/**
 * Postpones a refund that could not be made. `isKeyUsed`: the provider would repeat its refusal under the
 * same key.
 */
export async function postponeRefund(
  tx: Tx,
  id: string,
  { nextTryAt, isKeyUsed }: { nextTryAt: Date; isKeyUsed: boolean },
): Promise<void> {
  await tx.refund.updateMany({
    where: { id, ...stillOpen },
    data: { nextTryAt, tries: { increment: 1 }, keyNumber: { increment: isKeyUsed ? 1 : 0 } },
  });
}

/** Records that the provider accepted a refund which the bank has not settled yet. */
export async function noteAsUnderWay(
  tx: Tx,
  id: string,
  { providerRefundId, nextTryAt }: { providerRefundId: string; nextTryAt: Date },
): Promise<void> {
  await tx.refund.updateMany({ where: { id, ...stillOpen }, data: { providerRefundId, nextTryAt } });
}

/**
 * Records that the provider made a due refund. Returns false when it is no longer due. Its booking is locked.
 */
export async function closeAsMade(
  tx: Tx,
  { id }: DueRefund,
  made: { providerRefundId: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.refund.updateMany({
    where: { id, ...stillOpen },
    data: { refundedAt: made.now, providerRefundId: made.providerRefundId },
  });
  return count > 0;
}

/** Our refund with this id or this provider id. */
export async function findRefund(
  tx: Tx,
  names: { id: string | undefined; providerRefundId: string | undefined },
): Promise<{ id: string; bookingId: string | null } | undefined> {
  const { id, providerRefundId } = names;
  const known = [...(id ? [{ id }] : []), ...(providerRefundId ? [{ providerRefundId }] : [])];
  return (await tx.refund.findFirst({ where: { OR: known } })) ?? undefined;
}

/**
 * Closes a refund that the provider will not make or could not complete, so that it no longer counts.
 * Undefined when it is closed already. Its booking is locked, if it still exists.
 */
export async function closeAsRefused(
  tx: Tx,
  sql: Sql,
  { id, evenMade, now }: { id: string; evenMade: boolean; now: Date },
): Promise<RefusedRefund | undefined> {
  const [row] = await sql<RefusedRow>(
    `UPDATE refunds SET refused_at = $2 WHERE id = $1 AND refused_at IS NULL AND ($3 OR refunded_at IS NULL)
     RETURNING amount::text, booking_id, booking_reference, guest_name, email, reason`,
    id,
    now,
    evenMade,
  );
  if (!row) return undefined;
  if (row.booking_id !== null) {
    await tx.booking.update({
      where: { id: row.booking_id },
      data: { revision: { increment: 1 } },
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
