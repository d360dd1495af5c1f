import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, lineOfText, optionalField } from './fields.ts';
import { discountTypeSchema } from './quote.ts';

export const promoRefusals = ['unknown', 'inactive', 'expired', 'used-up', 'weekdays-only'] as const;
export type PromoRefusal = (typeof promoRefusals)[number];

export const validatePromoCode = defineCall({
  method: 'POST',
  path: '/api/validate-promo-code',
  summary: 'Whether a promotion code is valid, for the given dates if any',
  access: 'public',
  body: v.object({
    code: lineOfText('Promotion code', 40),
    checkInDate: optionalField(calendarDateField),
    checkOutDate: optionalField(calendarDateField),
  }),
  answer: v.variant('valid', [
    v.object({
      valid: v.literal(true),
      code: v.string(),
      name: v.string(),
      discountType: discountTypeSchema,
      discountValue: dollars,
    }),
    v.object({ valid: v.literal(false), reason: v.picklist(promoRefusals) }),
  ]),
});
