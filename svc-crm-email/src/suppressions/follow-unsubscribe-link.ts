import type { Clock } from '@getaway/kernel/instant';
import { lockAddress } from '../database/address-lock.ts';
import type { Database } from '../database/database.ts';
import { findAddressOwner } from '../guests/find-address-owner.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import {
  findSendAddress,
  liftUnsubscriptions,
  saveMarketingPreference,
  suppressUnsubscribed,
} from './suppressions.repository.ts';

export interface MarketingPreferenceDeps {
  readonly database: Database;
  readonly now: Clock;
}

/**
 * Unsubscribes the recipient of an email from marketing at all of their addresses, or cancels that again. Bookings and
 * receipts are emailed in any case, and dead addresses stay suppressed. Returns false for an unknown email.
 */
export async function followUnsubscribeLink(
  deps: MarketingPreferenceDeps,
  sendId: string,
  preference: { wantsMarketing: boolean },
): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const recipient = await findSendAddress(tx, sendId);
    if (recipient === undefined) return false;
    const address = normalizeEmail(recipient);
    await lockAddress(sql, address);
    const owner = await findAddressOwner(sql, address);
    if (preference.wantsMarketing) await liftUnsubscriptions(sql, owner.addresses);
    else await suppressUnsubscribed(sql, address, deps.now());
    await saveMarketingPreference(sql, owner, preference);
    return true;
  });
}
