import { property } from '../property.ts';
import { usualCountry } from './countries.ts';

/** The address that a card belongs to, as typed. */
export interface BillingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** A country code of two capital letters (ISO 3166). */
  readonly country: string;
}

/** Before anything is typed. */
export const emptyBilling: BillingAddress = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: usualCountry(property.address.country),
};

interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** The address in the card provider's form. `contact` is what the guest told us besides. */
export function billingDetails(billing: BillingAddress, contact?: Contact) {
  return {
    name: `${billing.firstName} ${billing.lastName}`.trim(),
    ...(contact === undefined ? {} : { email: contact.email, phone: contact.phone }),
    address: {
      line1: billing.address1,
      line2: billing.address2,
      city: billing.city,
      state: billing.state,
      postal_code: billing.postalCode,
      country: billing.country,
    },
  };
}
