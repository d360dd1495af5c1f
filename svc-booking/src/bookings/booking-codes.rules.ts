/** A whole number from 0 up to, not including, `below`, that nobody can foresee. */
export type RandomInt = (below: number) => number;

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: a reference is read out over the telephone. */
const readableCharacters = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Eight characters without look-alikes. */
export function bookingReference(randomInt: RandomInt): string {
  return Array.from({ length: 8 }, () => readableCharacters[randomInt(readableCharacters.length)]).join('');
}

/** The six digits that open the door; leading zeros count. */
export function entryCode(randomInt: RandomInt): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
