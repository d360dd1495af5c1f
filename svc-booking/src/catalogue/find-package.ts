import type { Database } from '../database/database.ts';
import { selectPackage, type CatalogueScope, type PackageWithServices } from './catalogue.repository.ts';

/** A package with its services. Undefined when it does not exist, or is not offered to guests who ask for it. */
export function findPackage(
  deps: { database: Database },
  id: string,
  scope: CatalogueScope,
): Promise<PackageWithServices | undefined> {
  return selectPackage(deps.database.prisma, id, scope);
}
