import type { PromoCode } from './promo-code.rules.ts';
import type { PromoCodeTerms } from './promo-code-terms.rules.ts';
import type { ShownCode } from './shown-code.rules.ts';

export type PromoCodeSource = 'staff' | 'newsletter';

/** A code as staff see it. */
export interface StaffPromoCode {
  readonly promo: PromoCode;
  readonly source: PromoCodeSource;
  readonly shown: ShownCode;
}

export interface PromoCodeContent extends PromoCodeTerms, ShownCode {
  readonly name: string;
  readonly isActive: boolean;
  readonly weekdaysOnly: boolean;
  readonly expiresAt: Date | null;
}

export type PromoCodeChange = { readonly [K in keyof PromoCodeContent]?: PromoCodeContent[K] | undefined };
