import { lockAddress } from '../database/address-lock.ts';
import { findAddressOwner } from '../guests/find-address-owner.ts';
import { emailReportOf } from './email-report.rules.ts';
import type { MarketingPreferenceDeps } from './follow-unsubscribe-link.ts';
import {
  isAddressKnown,
  saveMarketingPreference,
  suppressBounced,
  suppressUnsubscribed,
} from './suppressions.repository.ts';

/**
 * Suppresses the address of a provider's report: a complaint counts as unsubscribing. Addresses of no guest and no
 * subscriber are ignored, so that a late report does not store an erased person again.
 */
export async function recordEmailReport(
  deps: MarketingPreferenceDeps,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const report = emailReportOf(body);
  if (!report) return false;
  const { kind, email, detail } = report;
  return deps.database.transact(async (_tx, sql) => {
    await lockAddress(sql, email);
    const owner = await findAddressOwner(sql, email);
    if (owner.guestId === null && !(await isAddressKnown(sql, email))) return false;
    if (kind === 'bounced') await suppressBounced(sql, { address: email, detail, now: deps.now() });
    else {
      await suppressUnsubscribed(sql, email, deps.now());
      await saveMarketingPreference(sql, owner, { wantsMarketing: false });
    }
    return true;
  });
}
