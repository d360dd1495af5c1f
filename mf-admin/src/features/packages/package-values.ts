import type { StayPackage } from '@getaway/contracts/http/catalogue';

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

/** What the form of a new package begins with, and that of one there is. */
export const packageValues = { initial: newPackage, of: valuesOf };
