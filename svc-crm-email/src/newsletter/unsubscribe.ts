import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { addressesOf } from '../guests/guest-removal.repository.ts';
import { findGuestId, lockAddress } from '../guests/guests.repository.ts';
import {
  hasOptedOut,
  isUnsubscribed,
  liftSuppression,
  liftUnsubscriptions,
  recordResubscription,
  suppressUnsubscribed,
  writeWish,
  type AddressOwner,
} from '../delivery/suppressions.repository.ts';
import { foldEmail } from '../guests/guest.rules.ts';

export interface WishDeps {
  readonly database: Database;
  readonly now: Clock;
}

/**
 * Whose mail it was says that they want no more marketing, at this address or any other of theirs; bookings and receipts
 * still come.
 */
export async function unsubscribe(deps: WishDeps, sendId: string): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const send = await tx.emailSend.findUnique({ where: { id: sendId }, select: { toAddress: true } });
    if (!send) return false;
    const address = foldEmail(send.toAddress);
    await lockAddress(sql, address);
    await suppressUnsubscribed(sql, address, deps.now());
    await writeWish(sql, await ownerOf(sql, address), { wantsMail: false });
    return true;
  });
}

/** Takes a person's unsubscription back, wherever they said it. An address that is dead stays suppressed. */
export async function resubscribe(deps: WishDeps, sendId: string): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const send = await tx.emailSend.findUnique({ where: { id: sendId }, select: { toAddress: true } });
    if (!send) return false;
    const address = foldEmail(send.toAddress);
    await lockAddress(sql, address);
    const owner = await ownerOf(sql, address);
    await liftUnsubscriptions(sql, owner.addresses);
    await writeWish(sql, owner, { wantsMail: true });
    return true;
  });
}

/**
 * A signup is fresh consent: it takes back what its person said before, and the guest's history says so. An address that
 * its mail server refuses stays suppressed. The address is locked already.
 */
export async function acceptSignup(sql: Sql, address: string, guestId: string, now: Date): Promise<void> {
  const owner = await ownerOf(sql, foldEmail(address));
  if (!(await hasOptedOut(sql, owner))) return;
  await liftUnsubscriptions(sql, owner.addresses);
  await writeWish(sql, owner, { wantsMail: true });
  await recordResubscription(sql, { guestId, now });
}

/**
 * Staff let an address have marketing mail again; false when it is not suppressed. Who unsubscribed at another of their
 * addresses too stays unsubscribed until that one is released.
 */
export async function release(deps: WishDeps, suppressionId: string): Promise<boolean> {
  return deps.database.transact(async (_tx, sql) => {
    const lifted = await liftSuppression(sql, suppressionId);
    if (!lifted) return false;
    if (lifted.reason !== 'unsubscribed') return true;
    const owner = await ownerOf(sql, lifted.address);
    if (!(await isUnsubscribed(sql, owner.addresses))) await writeWish(sql, owner, { wantsMail: true });
    return true;
  });
}

/** Staff write down what a guest told them. An address that is dead stays suppressed. */
export async function noteWish(sql: Sql, guestId: string, wish: { wantsMail: boolean }): Promise<void> {
  const addresses = await addressesOf(sql, guestId);
  if (wish.wantsMail) await liftUnsubscriptions(sql, addresses);
  await writeWish(sql, { guestId, addresses }, wish);
}

async function ownerOf(sql: Sql, address: string): Promise<AddressOwner> {
  const guestId = await findGuestId(sql, address);
  return { guestId, addresses: guestId === null ? [address] : await addressesOf(sql, guestId) };
}
