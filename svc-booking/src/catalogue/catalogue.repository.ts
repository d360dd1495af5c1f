import * as v from 'valibot';
import { addOnServiceSchema, type AddOnService, type StayPackage } from '@getaway/contracts/http/catalogue';
import type { Page } from '@getaway/contracts/http/paging';
import { earliestOpening } from '@getaway/kernel/stay-hours';
import { decimalFromCents } from '@getaway/kernel/money';
import type { AddOnService as AddOnServiceRow, Prisma } from '../generated/prisma/client.ts';
import { centsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

export type PackageWithServices = StayPackage & { services: { id: string; name: string }[] };

export type CatalogueScope = 'offered' | 'all';

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'asc' as const }];
export const withServices = { services: { include: { service: true } } } satisfies Prisma.PackageInclude;
type PackageRow = Prisma.PackageGetPayload<{ include: typeof withServices }>;

export async function pageOfServices(
  tx: Tx,
  scope: CatalogueScope,
  page: Page,
): Promise<{ services: AddOnService[]; count: number }> {
  const where = visible(scope);
  const [rows, count] = await Promise.all([
    tx.addOnService.findMany({ where, orderBy: newestFirst, ...partOf(page) }),
    tx.addOnService.count({ where }),
  ]);
  return { services: rows.map(serviceOf), count };
}

export async function pageOfPackages(
  tx: Tx,
  scope: CatalogueScope,
  page: Page,
): Promise<{ packages: StayPackage[]; count: number }> {
  const where = visible(scope);
  const [rows, count] = await Promise.all([
    tx.package.findMany({ where, orderBy: newestFirst, include: withServices, ...partOf(page) }),
    tx.package.count({ where }),
  ]);
  return { packages: rows.map(packageOf), count };
}

export async function selectPackage(
  tx: Tx,
  id: string,
  scope: CatalogueScope,
): Promise<PackageWithServices | undefined> {
  const row = await tx.package.findFirst({ where: { id, ...visible(scope) }, include: withServices });
  return row ? packageWithServices(row) : undefined;
}

/** All packages with the names of their services, newest first. */
export async function allPackages(tx: Tx): Promise<PackageWithServices[]> {
  const rows = await tx.package.findMany({ orderBy: newestFirst, include: withServices });
  return rows.map(packageWithServices);
}

function packageWithServices(row: PackageRow): PackageWithServices {
  return {
    ...packageOf(row),
    services: row.services.map(({ service }) => ({ id: service.id, name: service.name })),
  };
}

export function serviceOf({
  id,
  name,
  description,
  price,
  category,
  checkInFrom,
  isActive,
}: AddOnServiceRow): AddOnService {
  return v.parse(addOnServiceSchema, {
    id,
    name,
    description,
    price: decimalFromCents(centsFromColumn(price)),
    category,
    checkInFrom,
    isActive,
  });
}

function partOf({ limit, offset = 0 }: Page): { skip: number; take?: number } {
  return { skip: offset, ...(limit === undefined ? {} : { take: limit }) };
}

function visible(scope: CatalogueScope): { isActive?: true } {
  return scope === 'offered' ? { isActive: true } : {};
}

export function packageOf(row: PackageRow): StayPackage {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: decimalFromCents(centsFromColumn(row.price)),
    compareAtPrice: row.compareAtPrice && decimalFromCents(centsFromColumn(row.compareAtPrice)),
    badge: row.badge,
    isActive: row.isActive,
    serviceIds: row.services.map(({ serviceId }) => serviceId),
    checkInFrom: earliestOpening(row.services.map(({ service }) => service)),
  };
}
