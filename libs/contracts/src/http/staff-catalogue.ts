import * as v from 'valibot';
import { defineCall } from './call.ts';
import { addOnCategories, addOnServiceSchema, packageSchema } from './catalogue.ts';
import {
  clearableField,
  idField,
  lineOfText,
  linesOfText,
  priceInput,
  timeOfDay,
  valuesBefore,
} from './fields.ts';
import { defineStaffExport } from './paging.ts';
import { chosenIds } from './quote.ts';

const name = lineOfText('Name', 100);
const description = linesOfText('Description', 2_000);
const badge = lineOfText('Badge', 40);
const category = v.picklist(addOnCategories);
/** If sent empty, the service no longer includes an early check-in. */
const checkInFrom = clearableField(timeOfDay);
const params = v.object({ id: idField });

export const exportAddOnServices = defineStaffExport({
  path: '/api/admin/addon-services/export',
  summary: 'All services as a CSV file, newest first',
  filters: {},
});

export const exportPackages = defineStaffExport({
  path: '/api/admin/packages/export',
  summary: 'All packages with the names of their services as a CSV file, newest first',
  filters: {},
});

export const createAddOnService = defineCall({
  method: 'POST',
  path: '/api/admin/addon-services',
  summary: 'Adds a service to the catalog',
  access: 'staff',
  body: v.object({
    name,
    description,
    price: priceInput,
    category,
    checkInFrom,
    isActive: v.optional(v.boolean(), true),
  }),
  status: 201,
  answer: addOnServiceSchema,
});

/**
 * What a change of a service and one of a package may contain. A `changed-meanwhile` has the service or package as it is
 * now as `newest`.
 */
const offerChanges = {
  name: v.optional(name),
  description: v.optional(description),
  price: v.optional(priceInput),
};

const serviceChanges = {
  ...offerChanges,
  category: v.optional(category),
  checkInFrom,
  isActive: v.optional(v.boolean()),
};

const packageChanges = {
  ...offerChanges,
  compareAtPrice: clearableField(priceInput),
  badge: clearableField(badge),
  isActive: v.optional(v.boolean()),
  serviceIds: v.optional(chosenIds),
};

export const changeAddOnService = defineCall({
  method: 'PUT',
  path: '/api/admin/addon-services/:id',
  summary: 'Updates the given fields: only the price, or any of the form',
  access: 'staff',
  params,
  body: v.object({ ...serviceChanges, before: valuesBefore(serviceChanges) }),
  answer: addOnServiceSchema,
  refusals: ['not-found', 'changed-meanwhile'],
});

export const deleteAddOnService = defineCall({
  method: 'DELETE',
  path: '/api/admin/addon-services/:id',
  summary: 'Deletes a service, also from the packages that include it; bookings keep their lines',
  access: 'staff',
  params,
  status: 204,
  refusals: ['not-found'],
});

export const createPackage = defineCall({
  method: 'POST',
  path: '/api/admin/packages',
  summary: 'Adds a package of services',
  access: 'staff',
  body: v.object({
    name,
    description,
    price: priceInput,
    compareAtPrice: clearableField(priceInput),
    badge: clearableField(badge),
    isActive: v.optional(v.boolean(), true),
    serviceIds: v.optional(chosenIds, []),
  }),
  status: 201,
  answer: packageSchema,
  refusals: ['not-offered'],
});

export const changePackage = defineCall({
  method: 'PUT',
  path: '/api/admin/packages/:id',
  summary: 'Updates the given fields; serviceIds lists all the services that it includes from now on',
  access: 'staff',
  params,
  body: v.object({ ...packageChanges, before: valuesBefore(packageChanges) }),
  answer: packageSchema,
  refusals: ['not-found', 'not-offered', 'changed-meanwhile'],
});

export const deletePackage = defineCall({
  method: 'DELETE',
  path: '/api/admin/packages/:id',
  summary: 'Deletes a package; its services stay, and bookings keep their lines',
  access: 'staff',
  params,
  status: 204,
  refusals: ['not-found'],
});
