import { decimalFromCents } from '@getaway/kernel/money';
import type { Database, Tx } from './database.ts';
import type { FirstOffers } from './first-offers.ts';
import { addMissingPrices } from './price-settings.repository.ts';

const seedLock = 8_101;

/** Gives an empty database the default prices, the tax and what the house offers first. Does nothing where any is. */
export async function seedCatalogue(database: Database, offers: FirstOffers): Promise<void> {
  await database.transact(async (tx, sql) => {
    await sql(`SELECT pg_advisory_xact_lock($1::bigint)::text`, seedLock);
    if ((await tx.pricingSetting.count()) === 0) await addMissingPrices(tx);
    if ((await tx.taxSetting.count()) === 0) {
      await tx.taxSetting.create({
        data: { name: 'Sales tax', rate: '0.0700', description: 'State and local tax' },
      });
    }
    if ((await tx.addOnService.count()) === 0 && (await tx.package.count()) === 0)
      await seedServices(tx, offers);
  });
}

async function seedServices(tx: Tx, { services, packages }: FirstOffers): Promise<void> {
  const ids = new Map<string, string>();
  for (const { key, price, ...service } of services) {
    const { id } = await tx.addOnService.create({
      data: { ...service, price: decimalFromCents(price) },
    });
    ids.set(key, id);
  }
  for (const { includes, price, compareAtPrice, ...bundle } of packages) {
    await tx.package.create({
      data: {
        ...bundle,
        price: decimalFromCents(price),
        compareAtPrice: decimalFromCents(compareAtPrice),
        services: {
          create: includes.flatMap((key) => ids.get(key) ?? []).map((serviceId) => ({ serviceId })),
        },
      },
    });
  }
}
