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
  saveMarketingPreference,
  type AddressOwner,
} from '../delivery/suppressions.repository.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';

export interface MarketingPreferenceDeps {
  readonly database: Database;
  readonly now: Clock;
}

/**
 * Unsubscribes the recipient of an email from marketing at all of their addresses. Bookings and receipts are
 * still emailed.
 */
export async function unsubscribe(deps: MarketingPreferenceDeps, sendId: string): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const send = await tx.emailSend.findUnique({ where: { id: sendId }, select: { toAddress: true } });
    if (!send) return false;
    const address = normalizeEmail(send.toAddress);
    await lockAddress(sql, address);
    await suppressUnsubscribed(sql, address, deps.now());
    await saveMarketingPreference(sql, await ownerOf(sql, address), { wantsMarketing: false });
    return true;
  });
}

/** Cancels a person's unsubscription at all of their addresses. Dead addresses stay suppressed. */
export async function resubscribe(deps: MarketingPreferenceDeps, sendId: string): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const send = await tx.emailSend.findUnique({ where: { id: sendId }, select: { toAddress: true } });
    if (!send) return false;
    const address = normalizeEmail(send.toAddress);
    await lockAddress(sql, address);
    const owner = await ownerOf(sql, address);
    await liftUnsubscriptions(sql, owner.addresses);
    await saveMarketingPreference(sql, owner, { wantsMarketing: true });
    return true;
  });
}

/**
 * A signup is fresh consent: it cancels the person's earlier unsubscription, which the guest's history
 * records. An address that its mail server refuses stays suppressed. The address is locked already.
 */
export async function acceptSignup(sql: Sql, address: string, guestId: string, now: Date): Promise<void> {
  const owner = await ownerOf(sql, normalizeEmail(address));
  if (!(await hasOptedOut(sql, owner))) return;
  await liftUnsubscriptions(sql, owner.addresses);
  await saveMarketingPreference(sql, owner, { wantsMarketing: true });
  await recordResubscription(sql, { guestId, now });
}

/**
 * Staff allow marketing emails to an address again. Returns false when it is not suppressed. A person who
 * also unsubscribed at another of their addresses stays unsubscribed until that one is released.
 */
export async function release(deps: MarketingPreferenceDeps, suppressionId: string): Promise<boolean> {
  return deps.database.transact(async (_tx, sql) => {
    const lifted = await liftSuppression(sql, suppressionId);
    if (!lifted) return false;
    if (lifted.reason !== 'unsubscribed') return true;
    const owner = await ownerOf(sql, lifted.address);
    if (!(await isUnsubscribed(sql, owner.addresses)))
      await saveMarketingPreference(sql, owner, { wantsMarketing: true });
    return true;
  });
}

/** Sets the marketing preference that a guest gave to staff. Addresses that bounced stay suppressed. */
export async function setMarketingPreference(
  sql: Sql,
  guestId: string,
  preference: { wantsMarketing: boolean },
): Promise<void> {
  const addresses = await addressesOf(sql, guestId);
  if (preference.wantsMarketing) await liftUnsubscriptions(sql, addresses);
  await saveMarketingPreference(sql, { guestId, addresses }, preference);
}

async function ownerOf(sql: Sql, address: string): Promise<AddressOwner> {
  const guestId = await findGuestId(sql, address);
  return { guestId, addresses: guestId === null ? [address] : await addressesOf(sql, guestId) };
}
