import type { Cents } from '@getaway/kernel/money';
import type { Database } from '../database/database.ts';
import { listPricingSettings } from './price-book.repository.ts';
import type { PriceSetting } from './price-setting.rules.ts';
import { setPrice } from './price-settings.repository.ts';

/** Sets a nightly rate or surcharge, which every quote reads from then on. Undefined when it does not exist. */
export async function updatePrice(
  deps: { database: Database },
  id: string,
  price: Cents,
): Promise<PriceSetting | undefined> {
  const { prisma } = deps.database;
  const isSet = await setPrice(prisma, id, price);
  const setting = (await listPricingSettings(prisma)).find((each) => each.id === id);
  return isSet ? setting : undefined;
}
