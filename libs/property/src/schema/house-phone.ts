import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * The house's phone number as guests abroad dial it: one without a country code is read in the house's country (ISO 3166-1
 * alpha-2). As it is where it has its code, or where that country has no such number.
 */
export function withCountryCode(phone: string, country: string): string {
  if (hasCountryCode(phone)) return phone;
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(phone, { ...home, extract: false });
  return number?.isValid() ? number.formatInternational() : phone;
}

/** Whether a number begins with a country code. */
export function hasCountryCode(phone: string): boolean {
  return phone.normalize('NFKC').trim().startsWith('+');
}

/** A number of the house's country with its country code, to show how one is written. */
export function examplePhone(country: string): string {
  const known = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return known?.formatInternational() ?? '+1 404 555 0137';
}
