import type { FieldError } from '@getaway/contracts/problems';
import { isDialable, isPhoneNumber } from '@getaway/kernel/dialed-number';
import { textsIn, valueIn } from './file-values.ts';
import { examplePhone, hasCountryCode, withCountryCode } from './house-phone.ts';

const guideRule = 'Number must be one that a phone can dial, such as 911, or {phone} for your own';

/** Numbers that no phone can dial where guests tap on them. Works on a file as it came, like `pictureFaults`. */
export function phoneFaults(own: unknown): FieldError[] {
  return [
    ...ownFaults(valueIn(own, ['contact', 'phone']), valueIn(own, ['address', 'country'])),
    ...textsIn(valueIn(own, ['guide', 'sections']), 'guide.sections')
      .filter(({ path, text }) => /\.phones\.\d+\.number$/.test(path) && isWritten(text))
      .filter(({ text }) => !text.includes('{') && !isDialable(text))
      .map(({ path }) => ({ path, message: guideRule })),
  ];
}

/** A missing country is a fault of its own. */
function ownFaults(phone: unknown, country: unknown): FieldError[] {
  if (!isWritten(phone)) return [];
  const home = isWritten(country) ? country : 'US';
  const path = 'contact.phone';
  const example = examplePhone(home);
  if (!isPhoneNumber(phone))
    return [{ path, message: `Phone must be one number in digits that guests can dial, such as ${example}` }];
  return hasCountryCode(withCountryCode(phone, home))
    ? []
    : [
        {
          path,
          message: `Phone needs its country code so that guests abroad can dial it, such as ${example}`,
        },
      ];
}

/** What is not is refused as missing. */
function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
