import type { FieldError } from '@getaway/contracts/problems';
import { isDialable, isPhoneNumber } from '@getaway/kernel/dialed-number';
import { textsIn, valueIn } from './file-values.ts';

const phoneRule = 'Phone must be one number in digits that guests can dial, such as +1 404 555 0137';
const guideRule = 'Number must be one that a phone can dial, such as 911, or {phone} for your own';

/** Numbers that no phone can dial where guests tap on them. Works on a file as it came, like `pictureFaults`. */
export function phoneFaults(own: unknown): FieldError[] {
  const phone = valueIn(own, ['contact', 'phone']);
  return [
    ...(isWritten(phone) && !isPhoneNumber(phone) ? [{ path: 'contact.phone', message: phoneRule }] : []),
    ...textsIn(valueIn(own, ['guide', 'sections']), 'guide.sections')
      .filter(({ path, text }) => /\.phones\.\d+\.number$/.test(path) && isWritten(text))
      .filter(({ text }) => !text.includes('{') && !isDialable(text))
      .map(({ path }) => ({ path, message: guideRule })),
  ];
}

/** What is not is refused as missing. */
function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
