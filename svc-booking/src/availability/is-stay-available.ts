import type { Stay } from '@getaway/kernel/stay';
import type { Database } from '../database/database.ts';
import { isFree, type OwnNights } from './nights.repository.ts';

/** Whether every night of a stay is available. The asking guest's own nights do not conflict. */
export function isStayAvailable(
  deps: { database: Pick<Database, 'pool'> },
  stay: Stay,
  own: OwnNights,
): Promise<boolean> {
  return isFree(deps.database.pool, stay, own);
}
