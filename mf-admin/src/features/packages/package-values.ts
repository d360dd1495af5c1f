import type { StayPackage } from '@getaway/contracts/http/catalogue';
import { changePackage } from '@getaway/contracts/http/staff-catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import type { FieldsToMerge } from '../../ui/merge-fields.ts';

/** A package as the form has it. */
export interface PackageValues {
  name: string;
  description: string;
  price: string;
  compareAtPrice: string;
  badge: string;
  isActive: boolean;
  serviceIds: string[];
}

const newPackage: PackageValues = {
  name: '',
  description: '',
  price: '',
  compareAtPrice: '',
  badge: '',
  isActive: true,
  serviceIds: [],
};

function valuesOf(bundle: StayPackage): PackageValues {
  const { name, description, price, compareAtPrice, badge, isActive, serviceIds } = bundle;
  return {
    name,
    description,
    price,
    compareAtPrice: compareAtPrice ?? '',
    badge: badge ?? '',
    isActive,
    serviceIds,
  };
}

const toMerge: readonly FieldsToMerge<PackageValues>[] = [
  { label: 'Name', names: ['name'] },
  { label: 'Description', names: ['description'] },
  { label: 'Price', names: ['price'], inWords: ({ price }) => formatTotal(price) },
  {
    label: 'Compare-at price',
    names: ['compareAtPrice'],
    inWords: ({ compareAtPrice }) => (compareAtPrice === '' ? 'Empty' : formatTotal(compareAtPrice)),
  },
  { label: 'Badge', names: ['badge'] },
  {
    label: 'Included services',
    names: ['serviceIds'],
    inWords: ({ serviceIds }) => (serviceIds.length === 1 ? '1 service' : `${serviceIds.length} services`),
  },
  { label: 'Active', names: ['isActive'] },
];

/** What the form of a new package begins with, and that of one there is. */
export const packageValues = {
  initial: newPackage,
  of: valuesOf,
  toMerge,
  contract: changePackage.body.entries,
};
