import type { Database } from '../database/database.ts';
import { lockBookingsOf } from './guest-merge.repository.ts';
import { removeGuest as remove } from './guest-removal.repository.ts';

/**
 * Removes a guest from the CRM. They still get emails about the stays that they booked. Returns false for an
 * unknown guest.
 */
export function removeGuest(deps: { database: Database }, id: string): Promise<boolean> {
  return deps.database.transact(async (_tx, sql) => {
    await lockBookingsOf(sql, [id]);
    return remove(sql, id);
  });
}
