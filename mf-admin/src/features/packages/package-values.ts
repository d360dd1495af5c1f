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

export const newPackage: PackageValues = {
  name: '',
  description: '',
  price: '',
  compareAtPrice: '',
  badge: '',
  isActive: true,
  serviceIds: [],
};

export function packageValues(bundle: StayPackage): PackageValues {
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
