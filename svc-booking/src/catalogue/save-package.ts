import type { StayPackage } from '@getaway/contracts/http/catalogue';
import type { Database } from '../database/database.ts';
import { insertPackage, unknownServices, updatePackage, type Change } from './staff-catalogue.repository.ts';

type PackageContent = Omit<StayPackage, 'id' | 'checkInFrom'>;

export type SavePackageOutcome =
  | { readonly ok: true; readonly saved: StayPackage }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'unknown-services'; readonly ids: readonly string[] };

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

/** Updates the given fields of a package. */
export async function changePackage(
  deps: { database: Database },
  id: string,
  { serviceIds, ...change }: Change<PackageContent>,
): Promise<SavePackageOutcome> {
  return deps.database.transact(async (tx, sql): Promise<SavePackageOutcome> => {
    const ids = serviceIds ? await unknownServices(sql, serviceIds) : [];
    if (ids.length > 0) return { ok: false, reason: 'unknown-services', ids };
    const saved = await updatePackage(tx, id, change, serviceIds);
    return saved ? { ok: true, saved } : { ok: false, reason: 'not-found' };
  });
}
