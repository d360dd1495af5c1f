import { addOnCategoryNames, type AddOnService } from '@getaway/contracts/http/catalogue';
import { changeAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import type { FieldsToMerge } from '../../ui/merge-fields.ts';

/** A service as the form has it. */
export interface ServiceValues {
  name: string;
  description: string;
  price: string;
  category: AddOnService['category'];
  /** HH:MM; '' for a service that includes no early check-in. */
  checkInFrom: string;
  isActive: boolean;
}

const newService: Partial<ServiceValues> = {
  name: '',
  description: '',
  price: '',
  checkInFrom: '',
  isActive: true,
};

function valuesOf(service: AddOnService): ServiceValues {
  const { name, description, price, category, checkInFrom, isActive } = service;
  return { name, description, price, category, checkInFrom: checkInFrom ?? '', isActive };
}

const toMerge: readonly FieldsToMerge<ServiceValues>[] = [
  { label: 'Name', names: ['name'] },
  { label: 'Description', names: ['description'] },
  { label: 'Price', names: ['price'], inWords: ({ price }) => formatTotal(price) },
  { label: 'Category', names: ['category'], inWords: ({ category }) => addOnCategoryNames[category] },
  { label: 'Check-in from', names: ['checkInFrom'] },
  { label: 'Active', names: ['isActive'] },
];

/** What the form of a new service begins with, and that of one there is. */
export const serviceValues = {
  initial: newService,
  of: valuesOf,
  toMerge,
  contract: changeAddOnService.body.entries,
};
