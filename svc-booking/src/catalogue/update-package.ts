import { wouldOverwrite } from '@getaway/kernel/would-overwrite';
import type { Database } from '../database/database.ts';
import { type Change, type PackageContent, type SavePackageOutcome } from './catalogue-content.rules.ts';
import { lockPackage, unknownServices, writePackage } from './staff-catalogue.repository.ts';

/** Updates the given fields of a package, unless somebody else has changed one since staff saw them as `before`. */
export async function updatePackage(
  deps: { database: Database },
  id: string,
  { before, ...change }: Change<PackageContent> & { readonly before?: Change<PackageContent> | undefined },
): Promise<SavePackageOutcome> {
  const { serviceIds, ...fields } = change;
  return deps.database.transact(async (tx, sql): Promise<SavePackageOutcome> => {
    const stored = await lockPackage(tx, sql, id);
    if (!stored) return { ok: false, reason: 'not-found' };
    if (before && wouldOverwrite(stored, before, change))
      return { ok: false, reason: 'changed', newest: stored };
    const ids = serviceIds ? await unknownServices(sql, serviceIds) : [];
    if (ids.length > 0) return { ok: false, reason: 'unknown-services', ids };
    const saved = await writePackage(tx, id, fields, serviceIds);
    return saved ? { ok: true, saved } : { ok: false, reason: 'not-found' };
  });
}
