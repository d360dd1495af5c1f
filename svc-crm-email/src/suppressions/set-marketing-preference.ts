import type { Sql } from '@getaway/service-kit/sql';
import { listAddresses } from '../guests/list-addresses.ts';
import { liftUnsubscriptions, saveMarketingPreference } from './suppressions.repository.ts';

/** Sets the marketing preference that a guest gave to staff. Addresses that bounced stay suppressed. */
export async function setMarketingPreference(
  sql: Sql,
  guestId: string,
  preference: { wantsMarketing: boolean },
): Promise<void> {
  const addresses = await listAddresses(sql, guestId);
  if (preference.wantsMarketing) await liftUnsubscriptions(sql, addresses);
  await saveMarketingPreference(sql, { guestId, addresses }, preference);
}
