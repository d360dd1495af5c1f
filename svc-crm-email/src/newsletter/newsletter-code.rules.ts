/** A whole number from 0 up to, not including, `below`, that nobody can foresee. */
export type RandomInt = (below: number) => number;

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: a code is typed by hand now and then. */
const readableCharacters = 'ACDEFGHJKMNPQRTUVWXY34679';

/** A subscriber's own code (domain page, 'Promo codes'). */
export function newsletterCode(randomInt: RandomInt): string {
  const characters = Array.from(
    { length: 6 },
    () => readableCharacters[randomInt(readableCharacters.length)],
  );
  return `ESCAPE-${characters.join('')}`;
}
