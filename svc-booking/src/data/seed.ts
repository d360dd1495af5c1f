import { decimalFromCents, cents } from '@getaway/kernel/money';
import type { Database, Tx } from './database.ts';
import { addMissingPrices } from './price-settings.repository.ts';

const seedLock = 8_101;

const services = [
  {
    key: 'romance',
    name: 'Romance Package',
    category: 'romance',
    price: 12_500,
    description:
      'Rose petals, candlelight, chilled sparkling wine and handmade chocolates, all set before you arrive.',
  },
  {
    key: 'chef',
    name: 'Private Chef Dinner',
    category: 'dining',
    price: 35_000,
    description: 'A five-course dinner cooked for two in your own kitchen, wine pairing included.',
  },
  {
    key: 'massage',
    name: 'Couples Massage',
    category: 'spa',
    price: 28_000,
    description: 'Two therapists, two tables, seventy-five minutes beside the fireplace.',
  },
  {
    key: 'chauffeur',
    name: 'Luxury Chauffeur',
    category: 'transportation',
    price: 18_000,
    description: 'A black car and a driver for the evening, or from and to the airport.',
  },
  {
    key: 'fire-pit',
    name: 'Fire Pit Evening',
    category: 'experience',
    price: 6_500,
    description: 'The fire laid and lit for you, with blankets, mulled cider and everything for s’mores.',
  },
  {
    key: 'early',
    name: 'Early Check-in',
    category: 'convenience',
    price: 5_000,
    description: 'The house is yours from noon instead of four o’clock.',
  },
] as const;

const packages = [
  {
    name: 'Ultimate Romance',
    price: 65_000,
    compareAtPrice: 75_500,
    badge: 'Most Popular',
    includes: ['romance', 'chef', 'massage'],
    description: 'Petals, a private chef and a massage for two: the whole evening is taken care of.',
  },
  {
    name: 'Arrive in Style',
    price: 25_000,
    compareAtPrice: 29_500,
    badge: 'Best Value',
    includes: ['chauffeur', 'fire-pit', 'early'],
    description: 'Be driven to the door at noon and find the fire already burning.',
  },
] as const;

/** Gives an empty database the default prices, the tax, six services and two packages. Does nothing where any is. */
export async function seedCatalogue(database: Database): Promise<void> {
  await database.transact(async (tx, sql) => {
    await sql(`SELECT pg_advisory_xact_lock($1::bigint)::text`, seedLock);
    if ((await tx.pricingSetting.count()) === 0) await addMissingPrices(tx);
    if ((await tx.taxSetting.count()) === 0) {
      await tx.taxSetting.create({
        data: { name: 'Sales tax', rate: '0.0700', description: 'State and local tax' },
      });
    }
    if ((await tx.addOnService.count()) === 0 && (await tx.package.count()) === 0) await seedServices(tx);
  });
}

async function seedServices(tx: Tx): Promise<void> {
  const ids = new Map<string, string>();
  for (const { key, price, ...service } of services) {
    const { id } = await tx.addOnService.create({
      data: { ...service, price: decimalFromCents(cents(price)) },
    });
    ids.set(key, id);
  }
  for (const { includes, price, compareAtPrice, ...bundle } of packages) {
    await tx.package.create({
      data: {
        ...bundle,
        price: decimalFromCents(cents(price)),
        compareAtPrice: decimalFromCents(cents(compareAtPrice)),
        services: {
          create: includes.flatMap((key) => ids.get(key) ?? []).map((serviceId) => ({ serviceId })),
        },
      },
    });
  }
}
