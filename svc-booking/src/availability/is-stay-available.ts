import type { Stay } from '@getaway/kernel/stay';
import type { Database } from '../database/database.ts';
import { readFreedom } from './nights.repository.ts';
import type { OwnNights } from './own-nights.rules.ts';

/** Whether every night of a stay is available. The asking guest's own nights do not conflict. */
export async function isStayAvailable(
  deps: { database: Pick<Database, 'pool'> },
  stay: Stay,
  own: OwnNights,
): Promise<boolean> {
  return (await readFreedom(deps.database.pool, stay, own)).free;
}
