import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import type { Sql } from '@getaway/service-kit/sql';
import type { Change, PackageContent, ServiceContent } from './catalogue-content.rules.ts';
import { packageOf, serviceOf, withServices } from './catalogue.repository.ts';
import type { Tx } from '../database/database.ts';
import { omitUndefined } from '../database/omit-undefined.ts';

type PackageFields = Omit<PackageContent, 'serviceIds'>;

export async function insertService(tx: Tx, content: ServiceContent): Promise<AddOnService> {
  const { checkInFrom = null } = content;
  return serviceOf(await tx.addOnService.create({ data: { ...content, checkInFrom } }));
}

/** Locks a service until the transaction ends. Undefined when it does not exist. */
export async function lockService(tx: Tx, sql: Sql, id: string): Promise<AddOnService | undefined> {
  await sql('SELECT id FROM addon_services WHERE id = $1 FOR UPDATE', id);
  const row = await tx.addOnService.findUnique({ where: { id } });
  return row ? serviceOf(row) : undefined;
}

/** Locks a package until the transaction ends. Undefined when it does not exist. */
export async function lockPackage(tx: Tx, sql: Sql, id: string): Promise<StayPackage | undefined> {
  await sql('SELECT id FROM packages WHERE id = $1 FOR UPDATE', id);
  const row = await tx.package.findUnique({ where: { id }, include: withServices });
  return row ? packageOf(row) : undefined;
}

/** Undefined when the service does not exist. */
export async function writeService(
  tx: Tx,
  id: string,
  change: Change<ServiceContent>,
): Promise<AddOnService | undefined> {
  await tx.addOnService.updateMany({ where: { id }, data: omitUndefined(change) });
  const row = await tx.addOnService.findUnique({ where: { id } });
  return row ? serviceOf(row) : undefined;
}

/** Removes the service from packages. Lines of bookings keep their own names. */
export async function removeService(tx: Tx, id: string): Promise<boolean> {
  return (await tx.addOnService.deleteMany({ where: { id } })).count === 1;
}

/**
 * The ids that match no service. The matching ones are locked against deletion until the transaction ends.
 */
export async function unknownServices(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM addon_services WHERE id = ANY($1::text[]) ORDER BY id FOR KEY SHARE`,
    ids,
  );
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export async function insertPackage(
  tx: Tx,
  content: PackageFields,
  serviceIds: readonly string[],
): Promise<StayPackage> {
  const row = await tx.package.create({
    data: {
      ...content,
      services: { create: serviceIds.map((serviceId) => ({ serviceId })) },
    },
    include: withServices,
  });
  return packageOf(row);
}

/** Undefined when the package does not exist. Without `serviceIds` its services are unchanged. */
export async function writePackage(
  tx: Tx,
  id: string,
  change: Change<PackageFields>,
  serviceIds: readonly string[] | undefined,
): Promise<StayPackage | undefined> {
  const { count } = await tx.package.updateMany({ where: { id }, data: omitUndefined(change) });
  if (count === 0) return undefined;
  if (serviceIds) {
    await tx.packageService.deleteMany({ where: { packageId: id } });
    await tx.packageService.createMany({
      data: serviceIds.map((serviceId) => ({ packageId: id, serviceId })),
    });
  }
  return packageOf(await tx.package.findUniqueOrThrow({ where: { id }, include: withServices }));
}

export async function removePackage(tx: Tx, id: string): Promise<boolean> {
  return (await tx.package.deleteMany({ where: { id } })).count === 1;
}
