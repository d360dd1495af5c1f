import type { Database } from '../database/database.ts';
import { removePackage } from './staff-catalogue.repository.ts';

/** Deletes a package. Bookings keep their own lines. Returns false when it does not exist. */
export function deletePackage(deps: { database: Database }, id: string): Promise<boolean> {
  return removePackage(deps.database.prisma, id);
}
