/** A random whole number from 0 up to, not including, `below`, from a cryptographic source. */
export type RandomInt = (below: number) => number;

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: people sometimes type a code by hand. */
const readableCharacters = 'ACDEFGHJKMNPQRTUVWXY34679';

/** A subscriber's personal code (domain page, 'Promo codes'). */
export function newsletterCode(randomInt: RandomInt): string {
  const characters = Array.from(
    { length: 6 },
    () => readableCharacters[randomInt(readableCharacters.length)],
  );
  return `ESCAPE-${characters.join('')}`;
}
