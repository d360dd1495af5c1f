import { isInventedHouse, type Property } from '@getaway/property';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { Database, Tx } from '../database/database.ts';
import { firstOffersOf, inventedOffers, seededDescriptions, type FirstOffers } from './first-offers.rules.ts';
import { addMissingPrices } from '../pricing/price-settings.repository.ts';
import { markInventedOffersLeft } from '../setup/setup.repository.ts';

const seedLock = 8_101;

/**
 * Fills an empty database with the default prices, the tax and the first offers. Does nothing where any
 * exist, except that a host's own property replaces the sample offers once: the host may add one of them
 * again later.
 */
export async function seedCatalogue(
  database: Database,
  house: Pick<Property, 'name' | 'texts'>,
  now: Date,
): Promise<void> {
  await database.transact(async (tx, sql) => {
    await sql(`SELECT pg_advisory_xact_lock($1::bigint)::text`, seedLock);
    if ((await tx.pricingSetting.count()) === 0) await addMissingPrices(tx);
    if ((await tx.taxSetting.count()) === 0) {
      await tx.taxSetting.create({
        data: { name: 'Sales tax', rate: '0.0700', description: 'State and local tax' },
      });
    }
    const isInvented = isInventedHouse(house);
    const isNew = !isInvented && (await markInventedOffersLeft(tx, now));
    if (isNew) await leaveInventedOffers(tx);
    if (isNew || ((await tx.addOnService.count()) === 0 && (await tx.package.count()) === 0))
      await seedServices(tx, isInvented ? inventedOffers : firstOffersOf(house));
  });
}

/**
 * A site that was started before it got its own property still has the sample offers. Untouched ones are
 * deleted, and booked ones are switched off.
 */
async function leaveInventedOffers(tx: Tx): Promise<void> {
  for (const offer of inventedOffers.packages) {
    const where = asSeeded(offer);
    for (const { id } of await tx.package.findMany({ where })) {
      if ((await tx.bookingPackage.count({ where: { packageId: id } })) === 0)
        await tx.package.delete({ where: { id } });
      else await tx.package.update({ where: { id }, data: { isActive: false } });
    }
  }
  for (const offer of inventedOffers.services) {
    const where = { ...asSeeded(offer), packages: { none: {} } };
    for (const { id } of await tx.addOnService.findMany({ where })) {
      if ((await tx.bookingAddOn.count({ where: { addOnServiceId: id } })) === 0)
        await tx.addOnService.delete({ where: { id } });
      else await tx.addOnService.update({ where: { id }, data: { isActive: false } });
    }
  }
}

/** Finds an offer that still is what the first start made. */
function asSeeded(offer: { name: string; description: string; price: Cents }) {
  return {
    name: offer.name,
    description: { in: seededDescriptions(offer) },
    price: decimalFromCents(offer.price),
  };
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
