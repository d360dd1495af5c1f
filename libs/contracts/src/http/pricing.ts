import * as v from 'valibot';
import { defineCall } from './call.ts';
import { dollars } from './fields.ts';

export const pricingNames = [
  'weekday',
  'friday_sunday',
  'saturday',
  'holiday_surcharge',
  'valentine_surcharge',
  'valentine_adjacent_surcharge',
] as const;

export type PricingName = (typeof pricingNames)[number];

export const pricingSettingSchema = v.object({
  id: v.string(),
  name: v.picklist(pricingNames),
  price: dollars,
  description: v.nullable(v.string()),
});

export type PricingSetting = v.InferOutput<typeof pricingSettingSchema>;

export const listPricing = defineCall({
  method: 'GET',
  path: '/api/admin/pricing',
  summary: 'The nightly rates and surcharges, which the public booking page reads too',
  access: 'public',
  answer: v.array(pricingSettingSchema),
});

export const readTaxRate = defineCall({
  method: 'GET',
  path: '/api/tax-rate',
  summary: 'The tax rate in force, as a fraction',
  access: 'public',
  answer: v.object({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
});
