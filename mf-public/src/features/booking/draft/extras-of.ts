import type { BookingDraft } from './booking-draft.ts';

/** What changes the price of a stay besides its dates. */
export interface Extras {
  addOnIds: string[];
  packageIds: string[];
  paymentMethod: BookingDraft['paymentMethod'];
  promoCode?: string;
}

export function extrasOf({ addOnIds, packageIds, paymentMethod, promo }: BookingDraft): Extras {
  return { addOnIds, packageIds, paymentMethod, ...(promo ? { promoCode: promo.code } : {}) };
}
