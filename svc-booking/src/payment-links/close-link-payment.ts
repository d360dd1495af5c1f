import type { Database } from '../database/database.ts';
import { closePayment, paymentOfIntent } from './link-payments.repository.ts';

/** A payment of a balance was canceled at the provider: the link starts another one. Others are ignored. */
export async function closeLinkPayment(
  { database: { prisma } }: { readonly database: Database },
  paymentIntentId: string,
): Promise<void> {
  const payment = await paymentOfIntent(prisma, paymentIntentId);
  if (payment) await closePayment(prisma, payment.id, 'cancelled');
}
