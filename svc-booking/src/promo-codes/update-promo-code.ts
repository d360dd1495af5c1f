import { wouldOverwrite } from '@getaway/kernel/would-overwrite';
import type { Database } from '../database/database.ts';
import type { PromoCodeChange, PromoCodeContent } from './staff-promo-code.rules.ts';
import { lockPromoCode, writePromoCode } from './staff-promo-codes.repository.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { promoCodeFault } from './promo-code-terms.rules.ts';
import { shownCodeFault } from './shown-code.rules.ts';
import { omitUndefined } from '../database/omit-undefined.ts';
import type { CreatePromoCodeOutcome } from './create-promo-code.ts';

export type UpdatePromoCodeOutcome =
  | CreatePromoCodeOutcome
  | { readonly ok: false; readonly reason: 'not-found' | 'changed' };

/**
 * Updates the given fields of a promotion code, unless somebody else has changed one since staff saw them as `before`. The
 * result is validated as a whole.
 */
export async function updatePromoCode(
  deps: { database: Database },
  id: string,
  { before, ...change }: PromoCodeChange & { readonly before?: PromoCodeChange | undefined },
): Promise<UpdatePromoCodeOutcome> {
  try {
    return await deps.database.transact(async (tx, sql): Promise<UpdatePromoCodeOutcome> => {
      const known = await lockPromoCode(tx, sql, id);
      if (!known) return { ok: false, reason: 'not-found' };
      if (before && wouldOverwrite<PromoCodeContent>(known, before, change))
        return { ok: false, reason: 'changed' };
      const changed = { ...known, ...omitUndefined(change) };
      const fault = promoCodeFault(changed, known) ?? shownCodeFault(changed, known.source);
      if (fault) return { ok: false, reason: 'terms', fault };
      return { ok: true, code: await writePromoCode(tx, id, change) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'already-exists' };
    throw error;
  }
}
