import * as v from 'valibot';
import { defineCall } from './call.ts';
import { fractionInput, idField, priceInput } from './fields.ts';
import { pageQuery } from './paging.ts';
import { pricingSettingSchema } from './pricing.ts';

export const changePricing = defineCall({
  method: 'PUT',
  path: '/api/admin/pricing/:id',
  summary: 'Sets a nightly rate or surcharge, from the next quote on',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({ price: priceInput }),
  answer: pricingSettingSchema,
  refusals: ['not-found'],
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

export const listTaxSettings = defineCall({
  method: 'GET',
  path: '/api/admin/tax-settings',
  summary: 'The tax settings',
  access: 'staff',
  query: v.object(pageQuery),
  answer: v.array(taxSettingSchema),
});

export const changeTaxSetting = defineCall({
  method: 'PUT',
  path: '/api/admin/tax-settings/:id',
  summary: 'Sets a tax rate, from the next quote on',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({ rate: fractionInput }),
  answer: taxSettingSchema,
  refusals: ['not-found'],
});
