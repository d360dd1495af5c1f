import * as v from 'valibot';
import { refundCauseSchema, type RefundCause, type RefundReason } from '@getaway/contracts/events/payment';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { centsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

/** The full refund of a payment that has no booking, by its key. */
export async function findFullRefund(
  tx: Tx,
  key: string,
): Promise<{ cause: RefundCause; amount: Cents } | undefined> {
  const row = await tx.refund.findUnique({ where: { key }, select: { cause: true, amount: true } });
  return row
    ? { cause: refundCause(row.cause) ?? 'hold-ended', amount: centsFromColumn(row.amount) }
    : undefined;
}

/** A stored cause; undefined in rows of earlier versions and of refunds for other reasons. */
export function refundCause(stored: string | null): RefundCause | undefined {
  return stored === null ? undefined : v.parse(refundCauseSchema, stored);
}

/** The refund of a decision, by its key. */
export async function findIntended(
  tx: Tx,
  key: string,
): Promise<{ id: string; createdAt: Date } | undefined> {
  const row = await tx.refund.findUnique({ where: { key }, select: { id: true, createdAt: true } });
  return row ?? undefined;
}

/** Records a refund once; the worker then makes it. Each decision has its own `key`. */
export async function intendRefund(
  tx: Tx,
  booking: BookingRecord,
  refund: { key: string; paymentIntentId: string; amount: Cents; reason: RefundReason; requestedBy: string },
): Promise<{ id: string; createdAt: Date }> {
  const { id: bookingId, bookingReference, guestName, email } = booking;
  const row = await tx.refund.create({
    data: {
      ...refund,
      amount: decimalFromCents(refund.amount),
      bookingId,
      bookingReference,
      guestName,
      email,
    },
  });
  return { id: row.id, createdAt: row.createdAt };
}

/**
 * Records a refund that was made at the provider. Undefined when it is known already. The booking is locked.
 */
export async function recordOutsideRefund(
  tx: Tx,
  booking: BookingRecord,
  refund: {
    providerRefundId: string;
    paymentIntentId: string;
    amount: Cents;
    requestedBy: string;
    now: Date;
  },
): Promise<{ id: string } | undefined> {
  const { providerRefundId, paymentIntentId, requestedBy, now } = refund;
  if ((await tx.refund.count({ where: { providerRefundId } })) > 0) return undefined;
  const { id: bookingId, bookingReference, guestName, email } = booking;
  const amount = decimalFromCents(refund.amount);
  const reason: RefundReason = 'adjustment';
  const key = `provider:${providerRefundId}`;
  const about = { bookingId, bookingReference, guestName, email };
  const row = await tx.refund.create({
    data: {
      ...about,
      key,
      reason,
      amount,
      paymentIntentId,
      providerRefundId,
      requestedBy,
      refundedAt: now,
    },
  });
  await tx.booking.update({
    where: { id: bookingId },
    data: { revision: { increment: 1 } },
  });
  return { id: row.id };
}

/** Records a due refund of a whole payment. The unique key prevents a second one. */
export async function intendFullRefund(
  tx: Tx,
  booking: BookingRecord,
  refund: { key: string; cause: RefundCause; paymentIntentId: string; amount: Cents },
): Promise<void> {
  const { key, cause, paymentIntentId } = refund;
  const { id: bookingId, bookingReference, guestName, email } = booking;
  await tx.refund.upsert({
    where: { key },
    create: {
      key,
      reason: 'late-payment',
      cause,
      paymentIntentId,
      amount: decimalFromCents(refund.amount),
      bookingId,
      bookingReference,
      guestName,
      email,
    },
    update: {},
  });
}

/** A payment that has no booking, with the status of its refund. */
export interface LatePayment {
  readonly id: string;
  readonly bookingReference: string;
  readonly guestName: string;
  readonly amount: Cents;
  readonly cause: RefundCause | undefined;
  readonly createdAt: Date;
  readonly refundedAt: Date | null;
  readonly refusedAt: Date | null;
}

/** Payments since a moment that have no booking, with the status of their refunds, newest first. */
export async function latePaymentsSince(tx: Tx, since: Date, limit: number): Promise<LatePayment[]> {
  const rows = await tx.refund.findMany({
    where: { reason: 'late-payment', createdAt: { gte: since } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: limit,
  });
  return rows.map(({ id, bookingReference, guestName, amount, cause, createdAt, refundedAt, refusedAt }) => ({
    id,
    bookingReference,
    guestName,
    amount: centsFromColumn(amount),
    cause: refundCause(cause),
    createdAt,
    refundedAt,
    refusedAt,
  }));
}
