import * as v from 'valibot';
import { disputeStatusSchema } from '@getaway/contracts/events/dispute';
import { cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import type { Dispute as Row } from '../generated/prisma/client.ts';
import type { Dispute } from './dispute.rules.ts';

export interface KnownDispute extends Dispute {
  readonly bookingId: string | null;
  readonly bookingReference: string | null;
  readonly revision: number;
}

/** The stored state of a dispute, locked until the transaction ends by its payment's booking. */
export async function findDispute(tx: Tx, id: string): Promise<KnownDispute | undefined> {
  const row = await tx.dispute.findUnique({ where: { id } });
  return row ? knownDispute(row) : undefined;
}

/** Stores the provider's word about a dispute, and counts its revision up. */
export async function storeDispute(
  tx: Tx,
  dispute: Dispute,
  booking: { readonly id: string; readonly bookingReference: string } | undefined,
): Promise<KnownDispute> {
  const { amount, ...columns } = dispute;
  const about = { bookingId: booking?.id ?? null, bookingReference: booking?.bookingReference ?? null };
  const data = { ...columns, amountCents: amount, ...about };
  const row = await tx.dispute.upsert({
    where: { id: dispute.id },
    create: data,
    update: { ...data, revision: { increment: 1 } },
  });
  return knownDispute(row);
}

/** Disputes that wait for the house or the bank, the most urgent first. */
export async function undecidedDisputes(
  tx: Tx,
  limit: number,
): Promise<(KnownDispute & { readonly guestName: string | null })[]> {
  const rows = await tx.dispute.findMany({
    where: { status: { in: ['inquiry', 'open'] } },
    orderBy: [{ respondBy: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: limit,
    include: { booking: { select: { guestName: true } } },
  });
  return rows.map(({ booking, ...row }) => ({ ...knownDispute(row), guestName: booking?.guestName ?? null }));
}

/** Those of the payments that have an open dispute. */
export async function paymentsInOpenDispute(
  tx: Tx,
  paymentIntentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paymentIntentIds.length === 0) return new Set();
  const rows = await tx.dispute.findMany({
    where: { paymentIntentId: { in: [...paymentIntentIds] }, status: 'open' },
    select: { paymentIntentId: true },
  });
  return new Set(rows.map(({ paymentIntentId }) => paymentIntentId));
}

function knownDispute({ amountCents, status, ...row }: Row): KnownDispute {
  return { ...row, amount: cents(amountCents), status: v.parse(disputeStatusSchema, status) };
}
