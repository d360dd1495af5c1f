import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { addUse, codeIdOf } from './promo-codes.repository.ts';
import type { BookedCode } from './promo-use.rules.ts';

/** Counts a booking as a use of its code. Returns false when no use is left, or the code was deleted. */
export async function countPromoUse(tx: Tx, sql: Sql, booking: BookedCode): Promise<boolean> {
  const codeId = await codeIdOf(tx, booking);
  return codeId !== null && addUse(sql, codeId);
}
