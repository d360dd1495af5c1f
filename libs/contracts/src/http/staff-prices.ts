import * as v from 'valibot';
import { defineCall } from './call.ts';
import { fractionInput, idField, priceInput, valuesBefore } from './fields.ts';
import { defineStaffList } from './paging.ts';
import { pricingSettingSchema } from './pricing.ts';

/** What all changes of one setting have in common. A `changed-meanwhile` has the setting as it is now as `newest`. */
const changeOfOne = {
  method: 'PUT',
  access: 'staff',
  params: v.object({ id: idField }),
  refusals: ['not-found', 'changed-meanwhile'],
} as const;

export const changePricing = defineCall({
  ...changeOfOne,
  path: '/api/admin/pricing/:id',
  summary: 'Sets a nightly rate or surcharge, from the next quote on',
  body: v.object({ price: priceInput, before: valuesBefore({ price: priceInput }) }),
  answer: pricingSettingSchema,
});

export const seedPricing = defineCall({
  method: 'POST',
  path: '/api/admin/seed-pricing',
  summary: 'Adds missing prices with their defaults and keeps the others',
  access: 'staff',
  answer: v.array(pricingSettingSchema),
});

export const taxSettingSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.nullable(v.string()),
  /** A fraction. */
  rate: v.number(),
  isActive: v.boolean(),
});

export type TaxSetting = v.InferOutput<typeof taxSettingSchema>;

export const listTaxSettings = defineStaffList({
  path: '/api/admin/tax-settings',
  summary: 'The tax settings',
  filters: {},
  item: taxSettingSchema,
});

export const changeTaxSetting = defineCall({
  ...changeOfOne,
  path: '/api/admin/tax-settings/:id',
  summary: 'Sets a tax rate, from the next quote on',
  body: v.object({ rate: fractionInput, before: valuesBefore({ rate: fractionInput }) }),
  answer: taxSettingSchema,
});
