import type { Database } from '../database/database.ts';
import { lockBookingsOf } from './guest-merge.repository.ts';
import { removeGuest as remove } from './guest-removal.repository.ts';

/** Takes a guest out of the CRM; they are still told about the stays that they booked. False when there is none. */
export function removeGuest(deps: { database: Database }, id: string): Promise<boolean> {
  return deps.database.transact(async (_tx, sql) => {
    await lockBookingsOf(sql, [id]);
    return remove(sql, id);
  });
}
