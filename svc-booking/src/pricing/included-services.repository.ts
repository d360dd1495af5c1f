import type { Tx } from '../database/database.ts';

/** The services that packages include, also packages that are no longer offered. */
export async function includedServices(
  tx: Tx,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx.packageService.findMany({ where: { packageId: { in: [...packageIds] } } });
  const included = new Map<string, string[]>();
  for (const { packageId, serviceId } of rows) {
    included.set(packageId, [...(included.get(packageId) ?? []), serviceId]);
  }
  return included;
}
