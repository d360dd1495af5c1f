import { isPhoneNumber } from '@getaway/kernel/dialed-number';
import { valueAt, type Content } from '../content/content.ts';

/**
 * A phone number with +1 before it where the house is in the United States or Canada and the number has ten digits: guests from
 * abroad can dial it then. Any other number as it is.
 */
export function withCountryCode(phone: string, content: Content): string {
  const country = valueAt(content, ['address', 'country']) ?? 'US';
  if (country !== 'US' && country !== 'CA') return phone;
  const written = phone.trim();
  const complete = /^1[\s.-]*\(?[2-9]/.test(written) ? `+${written}` : `+1 ${written}`;
  return /^[\d(]/.test(written) && isPhoneNumber(complete) ? complete : phone;
}
