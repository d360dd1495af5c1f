import { dialedNumber, isPhoneNumber } from '@getaway/kernel/dialed-number';
import { plansOf } from './country-phones.ts';

/**
 * The house's phone number as guests abroad dial it: one without a country code is read in the house's country (ISO 3166-1
 * alpha-2). As it is where that country writes its numbers in another way.
 */
export function withCountryCode(phone: string, country: string): string {
  if (hasCountryCode(phone, country)) return phone;
  const written = phone.normalize('NFKC').trim();
  for (const { callingCode, prefix, digits } of plansOf(country)) {
    const national = withoutPrefix(written, prefix);
    if (national === undefined || digits === undefined) continue;
    const [dialed = ''] = dialedNumber(national).split(';');
    const [fewest, most] = digits;
    const complete = `+${callingCode} ${national}`;
    // Where a zero is left out, none follows.
    const isNational = /^\d+$/.test(dialed) && !(prefix === '0' && dialed.startsWith('0'));
    if (isNational && dialed.length >= fewest && dialed.length <= most && isPhoneNumber(complete))
      return complete;
  }
  return phone;
}

/** Whether a number begins with a country code, behind + or what the house's country dials for it. */
export function hasCountryCode(phone: string, country: string): boolean {
  const isNorthAmerican = plansOf(country).some(({ callingCode }) => callingCode === '1');
  return (isNorthAmerican ? /^(?:\+|00|011[1-9])/ : /^(?:\+|00)/).test(dialedNumber(phone));
}

/** A number of the house's country with its country code, to show how one is written. */
export function examplePhone(country: string): string {
  const [plan] = plansOf(country);
  if (plan === undefined || plan.callingCode === '1') return '+1 404 555 0137';
  const [fewest, most] = plan.digits ?? [8, 8];
  const digits = '1234567890'.slice(0, Math.ceil((fewest + most) / 2));
  return `+${plan.callingCode} ${digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')}`;
}

/** Where a number begins with its prefix, as in '(0)89', '(089)', and '089', the rest of it: '89', '(89)', and '89'. */
function withoutPrefix(written: string, prefix: string): string | undefined {
  if (prefix === '') return written;
  const alone = `(${prefix})`;
  if (written.startsWith(alone)) return written.slice(alone.length).trimStart();
  const opening = written.startsWith('(') ? '(' : '';
  const rest = written.slice(opening.length);
  return rest.startsWith(prefix) ? opening + rest.slice(prefix.length).replace(/^[\s.-]+/, '') : undefined;
}
