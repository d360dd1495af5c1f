import type { Tx } from '../database/database.ts';
import type { PaymentLink } from './payment-link.rules.ts';

/** Stores a link. The booking is locked, and its older link is withdrawn. */
export async function insertLink(
  tx: Tx,
  link: Omit<PaymentLink, 'withdrawnAt'> & { readonly tokenHash: string },
): Promise<void> {
  await tx.paymentLink.create({ data: link });
}

export async function linkByHash(tx: Tx, tokenHash: string): Promise<PaymentLink | undefined> {
  return (await tx.paymentLink.findUnique({ where: { tokenHash } })) ?? undefined;
}

/** The newest link of a booking. */
export async function newestLink(tx: Tx, bookingId: string): Promise<PaymentLink | undefined> {
  const link = await tx.paymentLink.findFirst({ where: { bookingId }, orderBy: { createdAt: 'desc' } });
  return link ?? undefined;
}

/** Withdraws the open link of each booking, and returns how many there were. */
export async function markWithdrawn(tx: Tx, bookingIds: readonly string[], now: Date): Promise<number> {
  const { count } = await tx.paymentLink.updateMany({
    where: { bookingId: { in: [...bookingIds] }, withdrawnAt: null },
    data: { withdrawnAt: now },
  });
  return count;
}
