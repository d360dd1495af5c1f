import type { Sql } from '@getaway/service-kit/sql';
import { findAddressOwner } from '../guests/find-address-owner.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import {
  hasOptedOut,
  liftUnsubscriptions,
  recordResubscription,
  saveMarketingPreference,
} from './suppressions.repository.ts';

/**
 * A signup is fresh consent: it cancels the person's earlier unsubscription, which the guest's history
 * records. An address that its mail server refuses stays suppressed. The address is locked already.
 */
export async function acceptSignup(sql: Sql, address: string, guestId: string, now: Date): Promise<void> {
  const owner = await findAddressOwner(sql, normalizeEmail(address));
  if (!(await hasOptedOut(sql, owner))) return;
  await liftUnsubscriptions(sql, owner.addresses);
  await saveMarketingPreference(sql, owner, { wantsMarketing: true });
  await recordResubscription(sql, { guestId, now });
}
