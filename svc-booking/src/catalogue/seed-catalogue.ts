import { isInventedHouse, type Property } from '@getaway/property';
import type { Database } from '../database/database.ts';
import { seedPrices } from '../pricing/seed-prices.ts';
import { markInventedOffersLeft } from '../setup/mark-invented-offers-left.ts';
import { firstOffersOf, inventedOffers } from './first-offers.rules.ts';
import {
  insertOffers,
  insertSalesTax,
  lockSeeding,
  readMissing,
  removeInventedOffers,
} from './seed.repository.ts';

/**
 * Fills an empty database with the default prices, the tax and the first offers. Does nothing where any
 * exist, except that a host's own property file replaces the sample offers once: the host may add one of them
 * again later. Staff who edit the house in the browser (`isEdited`) choose their offers there.
 */
export async function seedCatalogue(
  database: Database,
  { house, isEdited }: { readonly house: Pick<Property, 'name' | 'texts'>; readonly isEdited: boolean },
  now: Date,
): Promise<void> {
  await database.transact(async (tx, sql) => {
    await lockSeeding(sql);
    const isMissing = await readMissing(tx);
    if (isMissing.prices) await seedPrices({ tx });
    if (isMissing.taxes) await insertSalesTax(tx);
    const isInvented = isInventedHouse(house);
    const isNew = !isInvented && !isEdited && (await markInventedOffersLeft(tx, now));
    if (isNew) await removeInventedOffers(tx);
    if (isNew || isMissing.offers) await insertOffers(tx, isInvented ? inventedOffers : firstOffersOf(house));
  });
}
