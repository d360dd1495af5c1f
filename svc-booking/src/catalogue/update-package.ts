import type { Database } from '../database/database.ts';
import type { Change, PackageContent, SavePackageOutcome } from './catalogue-content.rules.ts';
import { unknownServices, writePackage } from './staff-catalogue.repository.ts';

/** Updates the given fields of a package. */
export async function updatePackage(
  deps: { database: Database },
  id: string,
  { serviceIds, ...change }: Change<PackageContent>,
): Promise<SavePackageOutcome> {
  return deps.database.transact(async (tx, sql): Promise<SavePackageOutcome> => {
    const ids = serviceIds ? await unknownServices(sql, serviceIds) : [];
    if (ids.length > 0) return { ok: false, reason: 'unknown-services', ids };
    const saved = await writePackage(tx, id, change, serviceIds);
    return saved ? { ok: true, saved } : { ok: false, reason: 'not-found' };
  });
}
