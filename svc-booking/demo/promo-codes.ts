import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import type { Database } from '../src/database/database.ts';
import { createPromoCode } from '../src/promo-codes/create-promo-code.ts';

const usual = {
  isActive: true,
  weekdaysOnly: false,
  maxUses: null,
  expiresAt: null,
  shownTitle: null,
  shownText: null,
  shownFrom: null,
  shownUntil: null,
} as const;

/** Promotion codes of the demo's staff: one of each kind, one expired and one switched off. */
export async function makeCodes(database: Database, now: Date): Promise<void> {
  const codes = [
    {
      ...usual,
      code: 'WELCOME10',
      name: '10% off a first stay',
      discountType: 'percentage',
      discountValue: 10,
    },
    {
      ...usual,
      code: 'MIDWEEK25',
      name: 'Midweek discount',
      discountType: 'fixed',
      discountValue: 25,
      weekdaysOnly: true,
    },
    {
      ...usual,
      code: 'FIREPLACE40',
      name: '$40 off',
      discountType: 'fixed',
      discountValue: 40,
      maxUses: 12,
    },
    {
      ...usual,
      code: 'SPRING15',
      name: 'Spring special',
      discountType: 'percentage',
      discountValue: 15,
      expiresAt: addMilliseconds(now, -120 * dayMs),
    },
    {
      ...usual,
      code: 'FRIENDS',
      name: 'Friends of the house',
      discountType: 'percentage',
      discountValue: 20,
      isActive: false,
    },
  ] as const;
  for (const code of codes) {
    const outcome = await createPromoCode({ database }, code);
    if (!outcome.ok) throw new Error(`${code.code} couldn’t be created: ${outcome.reason}`);
  }
}
