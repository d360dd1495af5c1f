import type { Database } from '../database/database.ts';
import { removeService } from './staff-catalogue.repository.ts';

/** Deletes a service, also from packages. Bookings keep their own lines. Returns false when it does not exist. */
export function deleteService(deps: { database: Database }, id: string): Promise<boolean> {
  return removeService(deps.database.prisma, id);
}
