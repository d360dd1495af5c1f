/** A random whole number from 0 up to, not including, `below`, from a cryptographic source. */
export type RandomInt = (below: number) => number;

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: guests read references out over the phone. */
const readableCharacters = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Eight characters without look-alikes. */
export function bookingReference(randomInt: RandomInt): string {
  return Array.from({ length: 8 }, () => readableCharacters[randomInt(readableCharacters.length)]).join('');
}

/** The six-digit entry code of the door, with leading zeros. */
export function entryCode(randomInt: RandomInt): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
