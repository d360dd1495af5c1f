import type { Database } from '../database/database.ts';
import { listPricingSettings } from './price-book.repository.ts';
import type { PriceSetting } from './price-setting.rules.ts';

/** The nightly rates and surcharges that staff set. */
export function listPrices(deps: { database: Database }): Promise<PriceSetting[]> {
  return listPricingSettings(deps.database.prisma);
}
