import type { Cents } from '@getaway/kernel/money';
import type { Database } from '../database/database.ts';
import { listPricingSettings } from './price-book.repository.ts';
import type { PriceSetting, SetOutcome } from './price-setting.rules.ts';
import { setPrice } from './price-settings.repository.ts';

/**
 * Sets a nightly rate or surcharge, which every quote reads from then on. With the price that staff saw, nothing is
 * overwritten that somebody else has set since.
 */
export async function updatePrice(
  deps: { database: Database },
  id: string,
  price: Cents,
  before: Cents | undefined,
): Promise<SetOutcome<PriceSetting>> {
  const { prisma } = deps.database;
  const isSet = await setPrice(prisma, id, price, before);
  const setting = (await listPricingSettings(prisma)).find((each) => each.id === id);
  if (!setting) return { ok: false, reason: 'not-found' };
  return isSet ? { ok: true, setting } : { ok: false, reason: 'changed', newest: setting };
}
