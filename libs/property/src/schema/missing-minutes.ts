import type { FieldError } from '@getaway/contracts/problems';
import { textsIn, valueIn } from './file-values.ts';
import { leaveOut } from './leave-out.ts';
import type { Texts } from './texts.ts';

const placePath = 'texts.home.contact.location';

/**
 * A house in no city's reach has no minutes to fill in: its own texts that are about nothing else. Works on an unparsed file,
 * like `pictureFaults`.
 */
export function minutesFaults(own: unknown): FieldError[] {
  if (valueIn(own, ['minutesFromCity']) !== undefined) return [];
  return textsIn(valueIn(own, ['texts']), 'texts')
    .filter(({ path, text }) => path !== placePath && isEmptied(text))
    .map(({ path }) => ({
      path,
      message:
        'Nothing is left of this text without Minutes from the city: fill that in, or leave {minutes} out',
    }));
}

/** The texts of a house without minutes. The one that says where it is has its town instead. */
export function withPlaceFor(texts: Texts): Texts {
  const { home } = texts;
  if (!isEmptied(home.contact.location)) return texts;
  return { ...texts, home: { ...home, contact: { ...home.contact, location: '{town}, {region}' } } };
}

function isEmptied(text: string): boolean {
  return text !== '' && leaveOut(text, 'minutes') === '';
}
