import type { Database } from '../database/database.ts';
import type { PromoCodeContent, StaffPromoCode } from './staff-promo-code.rules.ts';
import { insertPromoCode } from './staff-promo-codes.repository.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { promoCodeFault, type PromoCodeFault } from './promo-code-terms.rules.ts';
import { shownCodeFault, type ShownCodeFault } from './shown-code.rules.ts';

export type CreatePromoCodeOutcome =
  | { readonly ok: true; readonly code: StaffPromoCode }
  | { readonly ok: false; readonly reason: 'terms'; readonly fault: PromoCodeFault | ShownCodeFault }
  | { readonly ok: false; readonly reason: 'already-exists' };

/** Makes a promotion code of the staff's. */
export async function createPromoCode(
  deps: { database: Database },
  content: PromoCodeContent,
): Promise<CreatePromoCodeOutcome> {
  const fault = promoCodeFault(content, { code: content.code, uses: 0 }) ?? shownCodeFault(content, 'staff');
  if (fault) return { ok: false, reason: 'terms', fault };
  try {
    return { ok: true, code: await insertPromoCode(deps.database.prisma, content) };
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'already-exists' };
    throw error;
  }
}
