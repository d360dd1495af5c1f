import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { findCountedCode } from './find-counted-code.ts';
import { removeUse } from './promo-codes.repository.ts';
import type { PromoUse } from './promo-use.rules.ts';

/** Gives the use of a booking back to its code, if it counts as one. */
export async function giveBackPromoUse(tx: Tx, sql: Sql, booking: PromoUse): Promise<void> {
  const countedId = await findCountedCode(tx, booking);
  if (countedId !== undefined) await removeUse(sql, countedId);
}
