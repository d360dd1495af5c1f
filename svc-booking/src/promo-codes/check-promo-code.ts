import type { Stay } from '@getaway/kernel/stay';
import type { Tx } from '../database/database.ts';
import { normalizePromoCode, promoRefusal, type PromoCode, type PromoRefusal } from './promo-code.rules.ts';
import { findPromoCode } from './promo-codes.repository.ts';

export type CheckPromoCodeOutcome =
  | { readonly ok: true; readonly promo: PromoCode }
  | { readonly ok: false; readonly why: PromoRefusal };

/** The code that a guest typed, or why it is not valid. Without a stay, weekdays are not checked. */
export async function checkPromoCode(
  deps: { tx: Tx; now: Date },
  asked: {
    code: string;
    stay: Stay | undefined;
    /** The id of the code that the asking booking already counts as a use of. */
    countedId: string | undefined;
  },
): Promise<CheckPromoCodeOutcome> {
  const promo = await findPromoCode(deps.tx, normalizePromoCode(asked.code));
  const why = promoRefusal(promo, {
    now: deps.now,
    alreadyCounted: promo !== undefined && promo.id === asked.countedId,
    ...(asked.stay ? { stay: asked.stay } : {}),
  });
  return promo && !why ? { ok: true, promo } : { ok: false, why: why ?? 'unknown' };
}
