import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  calendarDateField,
  clearableField,
  discountInput,
  idField,
  instantInput,
  lineOfText,
  valuesBefore,
} from './fields.ts';
import { discountTypeSchema } from './quote.ts';
import { staffPromoCodeSchema } from './staff-bookings.ts';

const code = v.pipe(
  lineOfText('Promotion code', 40),
  v.transform((text) => text.toUpperCase()),
);
const maxUses = v.pipe(
  v.number('Must be a whole number'),
  v.integer('Must be a whole number'),
  v.minValue(1, 'Must be 1 or more'),
  v.maxValue(1_000_000, 'Must be 1,000,000 or less'),
);

/**
 * How a code is shown on the home page. Days at the house, the last one included. A code with a headline needs a first day, and
 * nothing goes without a headline.
 */
const shownFields = {
  shownTitle: clearableField(lineOfText('Headline', 60)),
  shownText: clearableField(lineOfText('Text', 160)),
  shownFrom: clearableField(calendarDateField),
  shownUntil: clearableField(calendarDateField),
};

/** Each field beyond the spec's has a default; null and '' mean no limit, or no end. */
export const createPromoCode = defineCall({
  method: 'POST',
  path: '/api/admin/promo-codes',
  summary: 'Creates a promotion code; its code is stored in upper case',
  access: 'staff',
  body: v.object({
    code,
    name: lineOfText('Name', 100),
    discountType: discountTypeSchema,
    discountValue: discountInput,
    isActive: v.optional(v.boolean(), true),
    weekdaysOnly: v.optional(v.boolean(), false),
    maxUses: clearableField(maxUses),
    expiresAt: clearableField(instantInput),
    ...shownFields,
  }),
  status: 201,
  answer: staffPromoCodeSchema,
  refusals: ['already-exists'],
});

const promoChanges = {
  code: v.optional(code),
  name: v.optional(lineOfText('Name', 100)),
  discountType: v.optional(discountTypeSchema),
  discountValue: v.optional(discountInput),
  isActive: v.optional(v.boolean()),
  weekdaysOnly: v.optional(v.boolean()),
  maxUses: clearableField(maxUses),
  expiresAt: clearableField(instantInput),
  ...shownFields,
};

export const changePromoCode = defineCall({
  method: 'PUT',
  path: '/api/admin/promo-codes/:id',
  summary: 'Updates the given fields',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({ ...promoChanges, before: valuesBefore(promoChanges) }),
  answer: staffPromoCodeSchema,
  refusals: ['not-found', 'already-exists', 'changed-meanwhile'],
});

export const deletePromoCode = defineCall({
  method: 'DELETE',
  path: '/api/admin/promo-codes/:id',
  summary: 'Deletes a promotion code; bookings made with it keep their price',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});
