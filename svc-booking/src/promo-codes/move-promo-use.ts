import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { findCountedCode } from './find-counted-code.ts';
import { addUse, removeUse } from './promo-codes.repository.ts';
import type { PromoUse } from './promo-use.rules.ts';

/** `isCounted`: whether a use is counted now. Without `ok`, the new code has no use left. */
export type MovePromoUseOutcome = { readonly ok: true; readonly isCounted: boolean } | { readonly ok: false };

/**
 * Gives back the use of a stay's previous code and counts a use of the new one. Codes are locked in id order
 * and before any night, so that guests who swap codes do not deadlock.
 */
export async function movePromoUse(
  tx: Tx,
  sql: Sql,
  { existing, codeId }: { existing: PromoUse | undefined; codeId: string | undefined },
): Promise<MovePromoUseOutcome> {
  const countedId = existing && (await findCountedCode(tx, existing));
  if (countedId !== undefined && countedId === codeId) return { ok: true, isCounted: true };
  const isLast = countedId !== undefined && codeId !== undefined && codeId < countedId;
  if (countedId !== undefined && !isLast) await removeUse(sql, countedId);
  if (codeId !== undefined && !(await addUse(sql, codeId))) return { ok: false };
  if (countedId !== undefined && isLast) await removeUse(sql, countedId);
  return { ok: true, isCounted: codeId !== undefined };
}
