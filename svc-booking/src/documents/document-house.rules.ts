import type { Property } from '@getaway/property';
import type { DocumentHouse } from './document.rules.ts';

/** Where offices print on US Letter. */
const letterCountries: readonly string[] = ['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'VE'];

/** The fields of a `DocumentHouse`. */
export const documentHouseFields = [
  'name',
  'business',
  'address',
  'email',
  'phone',
  'taxId',
  'paper',
] as const satisfies readonly (keyof DocumentHouse)[];

/** What the property file says of who issues documents. `address` is the house's address in one line. */
export function documentHouse(
  {
    name,
    business,
    contact,
    address: { country },
  }: Pick<Property, 'name' | 'business' | 'contact' | 'address'>,
  address: string,
): DocumentHouse {
  return {
    name,
    business: business?.name ?? name,
    address: business?.address ?? address,
    email: contact.email,
    phone: contact.phone,
    taxId: business?.taxId ?? null,
    paper: letterCountries.includes(country) ? 'letter' : 'a4',
  };
}
