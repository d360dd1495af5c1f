import * as v from 'valibot';
import { addOnServiceSchema, type AddOnService, type StayPackage } from '@getaway/contracts/http/catalogue';
import { dollarsFromCents } from '@getaway/kernel/money';
import type { Prisma } from '../generated/prisma/client.ts';
import { centsFromColumn } from './column-values.ts';
import type { Tx } from './database.ts';

export type CatalogueScope = 'offered' | 'all';

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'asc' as const }];
const withServices = { services: { include: { service: true } } } satisfies Prisma.PackageInclude;
type PackageRow = Prisma.PackageGetPayload<{ include: typeof withServices }>;

export async function listServices(tx: Tx, scope: CatalogueScope): Promise<AddOnService[]> {
  const rows = await tx.addOnService.findMany({ where: visible(scope), orderBy: newestFirst });
  return rows.map(({ id, name, description, price, category, isActive }) =>
    v.parse(addOnServiceSchema, {
      id,
      name,
      description,
      price: dollarsFromCents(centsFromColumn(price)),
      category,
      isActive,
    }),
  );
}

export async function listPackagesOf(tx: Tx, scope: CatalogueScope): Promise<StayPackage[]> {
  const rows = await tx.package.findMany({
    where: visible(scope),
    orderBy: newestFirst,
    include: withServices,
  });
  return rows.map(packageOf);
}

export async function findPackage(
  tx: Tx,
  id: string,
  scope: CatalogueScope,
): Promise<(StayPackage & { services: { id: string; name: string }[] }) | undefined> {
  const row = await tx.package.findFirst({ where: { id, ...visible(scope) }, include: withServices });
  if (!row) return undefined;
  return {
    ...packageOf(row),
    services: row.services.map(({ service }) => ({ id: service.id, name: service.name })),
  };
}

function visible(scope: CatalogueScope): { isActive?: true } {
  return scope === 'offered' ? { isActive: true } : {};
}

function packageOf(row: PackageRow): StayPackage {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: dollarsFromCents(centsFromColumn(row.price)),
    compareAtPrice: row.compareAtPrice && dollarsFromCents(centsFromColumn(row.compareAtPrice)),
    badge: row.badge,
    isActive: row.isActive,
    serviceIds: row.services.map(({ serviceId }) => serviceId),
  };
}
