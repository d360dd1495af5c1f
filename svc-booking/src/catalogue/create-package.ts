import type { Database } from '../database/database.ts';
import type { PackageContent, SavePackageOutcome } from './catalogue-content.rules.ts';
import { insertPackage, unknownServices } from './staff-catalogue.repository.ts';

/** Adds a package that includes services of the catalog. */
export async function createPackage(
  deps: { database: Database },
  { serviceIds, ...content }: PackageContent,
): Promise<SavePackageOutcome> {
  return deps.database.transact(async (tx, sql): Promise<SavePackageOutcome> => {
    const ids = await unknownServices(sql, serviceIds);
    if (ids.length > 0) return { ok: false, reason: 'unknown-services', ids };
    return { ok: true, saved: await insertPackage(tx, content, serviceIds) };
  });
}
