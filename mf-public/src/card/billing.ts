import * as v from 'valibot';
import { lineOfText, optionalField } from '@getaway/contracts/http/fields';
import { fieldErrors, type FieldErrors } from '../ui/field-errors.ts';
import type { BillingAddress } from './billing-address.ts';

/** The labels of the parts of an address in a country, and which of them are required. */
export interface AddressRules {
  readonly region: string;
  readonly needsRegion: boolean;
  readonly postalCode: string;
  readonly needsPostalCode: boolean;
}

/** Follows spec page 1, section 5 for the US and Canada, and Google's address data for other countries. */
export function addressRules(country: string): AddressRules {
  return {
    region: wordOf(regionWords, country) ?? 'State or region',
    needsRegion: withRegion.includes(country),
    postalCode: wordOf(postalWords, country) ?? 'Postal code',
    needsPostalCode: withPostalCode.includes(country),
  };
}

/** Every part except the second line is required (spec page 1, section 5) if addresses of the country have it. */
export function billingErrors(billing: BillingAddress): FieldErrors {
  return fieldErrors(required(addressRules(billing.country)), billing);
}

const regionWords = {
  State: 'US AS GU MP PR VI AU BR IN MX MY NG VE',
  Province: 'CA AR CN ES IT KR PH TH ZA',
  Prefecture: 'JP',
  County: 'GB IE',
  Emirate: 'AE',
};

const postalWords = {
  'ZIP code': 'US AS GU MP PR VI',
  Postcode: 'GB GG IM JE AU NZ',
  'PIN code': 'IN',
  Eircode: 'IE',
};

const withRegion = 'US CA AU BR CN ES IN IT JP KR MX';

const withPostalCode =
  'US CA AS AT AU AX BE BR CH CN CY CZ DE DK EE ES FI FO FR GB GF GG GL GP GR GU HU IM IN IT JE JP KR LI LT LU LV ' +
  'MC MP MQ MX NC NL NO NZ PF PL PR PT RE RO SE SG SI SK TR TW VI YT ZA';

function wordOf(words: Readonly<Record<string, string>>, country: string): string | undefined {
  return Object.entries(words).find(([, countries]) => countries.includes(country))?.[0];
}

function required({ region, needsRegion, postalCode, needsPostalCode }: AddressRules) {
  return v.object({
    firstName: lineOfText('First name', 100),
    lastName: lineOfText('Last name', 100),
    address1: lineOfText('Address'),
    city: lineOfText('City'),
    state: part(region, 40, needsRegion),
    postalCode: part(postalCode, 20, needsPostalCode),
  });
}

function part(label: string, maxLength: number, isNeeded: boolean) {
  const text = lineOfText(label, maxLength);
  return isNeeded ? text : optionalField(text);
}
