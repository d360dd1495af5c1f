import * as v from 'valibot';
import { defineCall } from './call.ts';
import { dollars, idField } from './fields.ts';
import { pageQuery } from './paging.ts';

export const addOnCategories = [
  'spa',
  'dining',
  'transportation',
  'romance',
  'experience',
  'convenience',
  'other',
] as const;

/** What each category is called on screen and in files, in the order of the specification's list (page 2, section 3). */
export const addOnCategoryNames: Readonly<Record<(typeof addOnCategories)[number], string>> = {
  dining: 'Dining',
  spa: 'Spa',
  transportation: 'Transportation',
  romance: 'Romance',
  experience: 'Experience',
  convenience: 'Convenience',
  other: 'Other',
};

/** HH:MM: a stay with this service includes check-in from then on. Null or missing if it does not. */
const checkInFrom = v.optional(v.nullable(v.string()));

export const addOnServiceSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  price: dollars,
  category: v.picklist(addOnCategories),
  checkInFrom,
  isActive: v.boolean(),
});

export type AddOnService = v.InferOutput<typeof addOnServiceSchema>;

export const packageSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  price: dollars,
  compareAtPrice: v.nullable(dollars),
  badge: v.nullable(v.string()),
  isActive: v.boolean(),
  serviceIds: v.array(v.string()),
  /** The earliest check-in of the included services. */
  checkInFrom,
});

export type StayPackage = v.InferOutput<typeof packageSchema>;

export const listAddOnServices = defineCall({
  method: 'GET',
  path: '/api/addon-services',
  summary: 'The add-on services: active ones for guests, all for staff',
  access: 'public',
  query: v.object(pageQuery),
  answer: v.array(addOnServiceSchema),
});

export const listPackages = defineCall({
  method: 'GET',
  path: '/api/packages',
  summary: 'The packages: active ones for guests, all for staff',
  access: 'public',
  query: v.object(pageQuery),
  answer: v.array(packageSchema),
});

export const readPackage = defineCall({
  method: 'GET',
  path: '/api/packages/:id',
  summary: 'A package with its services',
  access: 'public',
  params: v.object({ id: idField }),
  answer: v.object({
    ...packageSchema.entries,
    services: v.array(v.object({ id: v.string(), name: v.string() })),
  }),
  refusals: ['not-found'],
});
