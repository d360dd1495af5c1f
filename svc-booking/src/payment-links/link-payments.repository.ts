import { cents, type Cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import type { LinkPayment as Row } from '../generated/prisma/client.ts';

/** A card payment of a balance. */
export interface LinkPayment {
  readonly id: string;
  readonly bookingId: string;
  /** Null until the provider has created it. */
  readonly paymentIntentId: string | null;
  readonly amount: Cents;
  /** The card fee before tax that the payment adds. */
  readonly cardFee: Cents;
}

export async function insertOpenPayment(
  tx: Tx,
  payment: LinkPayment & { readonly fromStay: boolean; readonly createdAt: Date },
): Promise<void> {
  const { amount: amountCents, cardFee: cardFeeCents, ...columns } = payment;
  await tx.linkPayment.create({ data: { ...columns, amountCents, cardFeeCents, status: 'open' } });
}

/** The payment of a booking's balance that may still be charged. */
export async function openPaymentOf(tx: Tx, bookingId: string): Promise<LinkPayment | undefined> {
  const row = await tx.linkPayment.findFirst({ where: { bookingId, status: 'open' } });
  return row ? linkPayment(row) : undefined;
}

export async function paymentOfIntent(tx: Tx, paymentIntentId: string): Promise<LinkPayment | undefined> {
  const row = await tx.linkPayment.findUnique({ where: { paymentIntentId } });
  return row ? linkPayment(row) : undefined;
}

/** Keeps an open payment when the link with which it was started ends. */
export async function markFromStay(tx: Tx, id: string): Promise<void> {
  await tx.linkPayment.updateMany({ where: { id, fromStay: false }, data: { fromStay: true } });
}

/** Stores the intent of an open payment. False when the payment was closed in the meantime. */
export async function setIntent(tx: Tx, id: string, paymentIntentId: string): Promise<boolean> {
  const { count } = await tx.linkPayment.updateMany({
    where: { id, status: 'open', OR: [{ paymentIntentId: null }, { paymentIntentId }] },
    data: { paymentIntentId },
  });
  return count === 1;
}

/** Closes a payment, unless it succeeded. */
export async function closePayment(tx: Tx, id: string, status: 'succeeded' | 'cancelled'): Promise<void> {
  await tx.linkPayment.updateMany({ where: { id, status: { not: 'succeeded' } }, data: { status } });
}

/** Cancels an open payment that still has the intent that was seen. False when it got one in the meantime. */
export async function cancelAsSeen(
  tx: Tx,
  { id, paymentIntentId }: Pick<LinkPayment, 'id' | 'paymentIntentId'>,
): Promise<boolean> {
  const { count } = await tx.linkPayment.updateMany({
    where: { id, paymentIntentId },
    data: { status: 'cancelled' },
  });
  return count === 1;
}

/** The intents of payments that may have succeeded. */
export async function openIntents(tx: Tx): Promise<string[]> {
  const rows = await tx.linkPayment.findMany({
    where: { status: 'open', paymentIntentId: { not: null } },
    select: { paymentIntentId: true },
  });
  return rows.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
}

/** Bookings with an open payment that was started with a link that no longer works. */
export async function bookingsWithoutLink(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.linkPayment.findMany({
    where: {
      status: 'open',
      fromStay: false,
      booking: { paymentLinks: { none: { withdrawnAt: null, expiresAt: { gt: now } } } },
    },
    select: { bookingId: true },
  });
  return rows.map(({ bookingId }) => bookingId);
}

function linkPayment({ amountCents, cardFeeCents, ...row }: Row): LinkPayment {
  return { ...row, amount: cents(amountCents), cardFee: cents(cardFeeCents) };
}
