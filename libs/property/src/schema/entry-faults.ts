import type { FieldError } from '@getaway/contracts/problems';
import { textsIn, valueIn } from './file-values.ts';

/** Texts that the host writes about the arrival. */
const arrivalTexts = ['checkIn', 'answers', 'guide', 'texts'];

/** A code that each booking has for itself. The code of a key box is none. */
const ownCode = /\bentry codes?\b|\byour (?:own )?(?:six|6)[- ]digits?\b/i;

/**
 * What contradicts how guests get in: a way that nobody can know without instructions, and texts that promise a code of their own
 * to guests who get none. Works on an unparsed file, like `pictureFaults`.
 */
export function entryFaults(own: unknown): FieldError[] {
  const way = valueIn(own, ['entry', 'way']);
  if (way !== 'shared' && way !== 'in-person') return [];
  return [...(way === 'shared' ? missingInstructions(own) : []), ...promisedCodes(own)];
}

function missingInstructions(own: unknown): FieldError[] {
  if (valueIn(own, ['entry', 'instructions']) !== undefined) return [];
  return [
    {
      path: 'entry.instructions',
      message: 'Write how guests get in, because they don’t have a code of their own',
    },
  ];
}

function promisedCodes(own: unknown): FieldError[] {
  return arrivalTexts
    .flatMap((path) => textsIn(valueIn(own, [path]), path))
    .filter(({ text }) => ownCode.test(text))
    .map(({ path }) => ({
      path,
      message:
        'This text promises an entry code, but guests of your house don’t get one: change it, or how guests get in',
    }));
}
