import type { Tx } from '../database/database.ts';
import { findCountedCode } from './find-counted-code.ts';
import { findUseOfHold } from './promo-codes.repository.ts';

/**
 * The id of the code that this browser's own hold or reservation uses, which does not count against its
 * guest.
 */
export async function findCodeOfHold(tx: Tx, holdId: string | undefined): Promise<string | undefined> {
  const hold = holdId === undefined ? undefined : await findUseOfHold(tx, holdId);
  return hold && findCountedCode(tx, hold);
}
