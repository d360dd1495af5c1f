import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../data/database.ts';
import { liftSuppression, suppress, writeWish } from '../data/suppressions.repository.ts';

export interface WishDeps {
  readonly database: Database;
  readonly now: Clock;
}

/** Whose mail it was says that they want no more marketing; bookings and receipts still come. */
export async function unsubscribe(deps: WishDeps, sendId: string): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const send = await tx.emailSend.findUnique({ where: { id: sendId }, select: { toAddress: true } });
    if (!send) return false;
    const address = send.toAddress;
    await suppress(sql, { address, reason: 'unsubscribed', detail: null, now: deps.now() });
    await writeWish(sql, address, { wantsMail: false });
    return true;
  });
}

/** Takes an unsubscription back. An address that is dead stays suppressed. */
export async function resubscribe(deps: WishDeps, sendId: string): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const send = await tx.emailSend.findUnique({ where: { id: sendId }, select: { toAddress: true } });
    if (!send) return false;
    await liftSuppression(sql, { address: send.toAddress, reason: 'unsubscribed' });
    await writeWish(sql, send.toAddress, { wantsMail: true });
    return true;
  });
}

/** Staff let an address have marketing mail again; false when it is not suppressed. */
export async function release(deps: WishDeps, suppressionId: string): Promise<boolean> {
  return deps.database.transact(async (_tx, sql) => {
    const lifted = await liftSuppression(sql, { id: suppressionId });
    if (!lifted) return false;
    if (lifted.reason === 'unsubscribed') await writeWish(sql, lifted.address, { wantsMail: true });
    return true;
  });
}
