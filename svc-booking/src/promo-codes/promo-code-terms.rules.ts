export interface PromoCodeTerms {
  readonly code: string;
  readonly discountType: 'fixed' | 'percentage';
  /** Dollars, or percent. */
  readonly discountValue: number;
  readonly maxUses: number | null;
}

export interface PromoCodeFault {
  readonly path: keyof PromoCodeTerms;
  readonly message: string;
}

/** What is wrong with a code's terms, or undefined. `used`: the code as it is, with its uses. */
export function promoCodeFault(
  terms: PromoCodeTerms,
  used: { readonly code: string; readonly uses: number },
): PromoCodeFault | undefined {
  if (terms.discountType === 'percentage' && terms.discountValue > 100) {
    return { path: 'discountValue', message: 'Must be 100 percent or less' };
  }
  if (terms.maxUses !== null && terms.maxUses < used.uses) {
    return {
      path: 'maxUses',
      message: used.uses === 1 ? 'Already used once' : `Already used ${used.uses} times`,
    };
  }
  // A booking releases its use by the text of the code, so the text cannot change.
  if (used.uses > 0 && terms.code !== used.code) {
    return { path: 'code', message: 'Bookings already use this code. Create a new one instead.' };
  }
  return undefined;
}
