import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { inventedOffers, seededDescriptions, type FirstOffers } from './first-offers.rules.ts';

const seedLock = 8_101;

/** Lets only one replica fill the database at a time, until the transaction ends. */
export async function lockSeeding(sql: Sql): Promise<void> {
  await sql(`SELECT pg_advisory_xact_lock($1::bigint)::text`, seedLock);
}

/** What the database has none of yet. */
export async function readMissing(
  tx: Tx,
): Promise<{ readonly prices: boolean; readonly taxes: boolean; readonly offers: boolean }> {
  return {
    prices: (await tx.pricingSetting.count()) === 0,
    taxes: (await tx.taxSetting.count()) === 0,
    offers: (await tx.addOnService.count()) === 0 && (await tx.package.count()) === 0,
  };
}

export async function insertSalesTax(tx: Tx): Promise<void> {
  await tx.taxSetting.create({
    data: { name: 'Sales tax', rate: '0.0700', description: 'State and local tax' },
  });
}

/**
 * A site that was started before it got its own property still has the sample offers. Untouched ones are
 * deleted, and booked ones are switched off.
 */
export async function removeInventedOffers(tx: Tx): Promise<void> {
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

/** Adds the first services and packages. */
export async function insertOffers(tx: Tx, { services, packages }: FirstOffers): Promise<void> {
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
