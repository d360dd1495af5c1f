import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * The house's phone number as guests abroad dial it: one without a country code is read in the house's country (ISO 3166-1
 * alpha-2). As it is where it has its code, or where that country has no such number.
 */
export function withCountryCode(phone: string, country: string): string {
  if (hasCountryCode(phone)) return phone;
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const read = (written: string) => parsePhoneNumberFromString(written, { ...home, extract: false });
  const plain = plainText(phone);
  // Most of the world dials 00 for +, also where the house's country has another prefix.
  const number = [read(plain), read(plain.replace(/^00/, '+'))].find((each) => each?.isValid());
  return number?.formatInternational() ?? phone;
}

/** Whether a number begins with the code of a country. */
export function hasCountryCode(phone: string): boolean {
  const plain = plainText(phone);
  return plain.startsWith('+') && parsePhoneNumberFromString(plain, { extract: false }) !== undefined;
}

/** Full-width characters become plain ones. */
function plainText(phone: string): string {
  return phone.normalize('NFKC').trim();
}

/** A number of the house's country with its country code, to show how one is written. */
export function examplePhone(country: string): string {
  const known = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return known?.formatInternational() ?? '+1 404 555 0137';
}
