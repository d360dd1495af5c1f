import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFaults } from './money-words.ts';
import { plainLetters } from './plain-letters.ts';

/** The zeros of some scripts with decimal digits. */
const zeros = ['٠', '۰', '०', '০', '๐', '０', '𝟎', '𞥐'];
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  y: 'у',
  x: 'х',
};

/** A text that looks the same: its digits come from another script, and `swaps` says which letters are look-alikes. */
function disguised(text: string, zero: string, swaps: readonly boolean[]): string {
  return [...text]
    .map((sign, at) => {
      if (/\d/.test(sign)) return String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(sign));
      return swaps[at % swaps.length] ? (lookAlikes[sign] ?? sign) : sign;
    })
    .join('');
}

const disguises = [fc.constantFrom(...zeros), fc.array(fc.boolean(), { minLength: 1 })] as const;
const promises = [
  'Full refund up to 3 days before',
  '$300 for the weekend',
  'from 99 €',
  'Only $199 a night',
  'A 30% deposit holds your dates',
  'No cleaning fee',
  '15% off your stay',
];
const harmless = [
  'Ski pass from $45, at the lift',
  'A taxi from the airport is about $40 at night',
  'Parking costs $25 for the weekend, in the garage',
  'The museum is free on Sundays',
  'No fee for the beach, and no entrance fee at the park',
];

describe('a text in look-alike letters and digits', () => {
  it('becomes plain text, and its promises are found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...promises), ...disguises, (text, zero, swaps) => {
        const other = disguised(text, zero, swaps);
        expect(plainLetters(other)).toBe(text);
        expect(moneyFaults({ tagline: other })).toHaveLength(1);
      }),
    );
  });

  it('is accepted if the plain text is harmless', () => {
    fc.assert(
      fc.property(fc.constantFrom(...harmless), ...disguises, (text, zero, swaps) => {
        expect(moneyFaults({ tagline: disguised(text, zero, swaps) })).toEqual([]);
      }),
    );
  });
});

describe('plainLetters', () => {
  it('leaves words of other scripts as they are', () => {
    for (const text of ['Открыто с девяти', 'Ένα σπίτι για δύο', '山の家', 'Отель «Сосна»'])
      expect(plainLetters(text)).toBe(text.normalize('NFKC').replace(/ с /, ' c '));
  });

  it('changes nothing when it runs again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = plainLetters(text.toWellFormed());
        expect(plainLetters(once)).toBe(once);
      }),
    );
  });
});
