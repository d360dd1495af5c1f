import { minuteMs } from '@getaway/kernel/instant';

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

/**
 * Signing up again within this time is a double click and sends no second email; later, the person may have
 * lost the email.
 */
const sameSignupMs = 10 * minuteMs;

/** Whether the email of a signup was sent so recently that this is the same one. */
export function isSameSignup(emailedAt: Date | null, now: Date): boolean {
  return emailedAt !== null && now.getTime() - emailedAt.getTime() < sameSignupMs;
}
