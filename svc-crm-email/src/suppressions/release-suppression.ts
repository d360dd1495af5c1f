import { findAddressOwner } from '../guests/find-address-owner.ts';
import type { MarketingPreferenceDeps } from './follow-unsubscribe-link.ts';
import { isUnsubscribed, liftSuppression, saveMarketingPreference } from './suppressions.repository.ts';

/**
 * Staff allow marketing emails to an address again. Returns false when it is not suppressed. A person who
 * also unsubscribed at another of their addresses stays unsubscribed until that one is released.
 */
export async function releaseSuppression(
  deps: MarketingPreferenceDeps,
  suppressionId: string,
): Promise<boolean> {
  return deps.database.transact(async (_tx, sql) => {
    const lifted = await liftSuppression(sql, suppressionId);
    if (!lifted) return false;
    if (lifted.reason !== 'unsubscribed') return true;
    const owner = await findAddressOwner(sql, lifted.address);
    if (!(await isUnsubscribed(sql, owner.addresses)))
      await saveMarketingPreference(sql, owner, { wantsMarketing: true });
    return true;
  });
}
