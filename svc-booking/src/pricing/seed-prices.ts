import type { Tx } from '../database/database.ts';
import { listPricingSettings } from './price-book.repository.ts';
import type { PriceSetting } from './price-setting.rules.ts';
import { addMissingPrices } from './price-settings.repository.ts';

/** Adds the prices that are missing, with their defaults, and returns all. */
export async function seedPrices(deps: { tx: Tx }): Promise<PriceSetting[]> {
  await addMissingPrices(deps.tx);
  return listPricingSettings(deps.tx);
}
