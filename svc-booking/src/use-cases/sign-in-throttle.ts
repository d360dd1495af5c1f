import type { Sql } from '@getaway/service-kit/sql';
import { countWrongGuess, forgetWrongGuesses, wrongGuesses } from '../data/wrong-guesses.repository.ts';

const failuresPerName = 5;
const failuresPerAddress = 25;

/** Guesses at passwords, counted per name at an address and per address, over 15 minutes. */
export interface SignInThrottle {
  /** When the next guess may be made, if not now. */
  retryAt(): Promise<Date | undefined>;
  /** A guess was wrong. */
  countFailure(): Promise<void>;
  /** A guess was right: the name at this address starts anew. */
  forget(): Promise<void>;
}

export function signInThrottle(
  sql: Sql,
  who: { username: string; clientNetwork: string },
  now: Date,
): SignInThrottle {
  const ofName = { key: `name:${who.username.toLowerCase()}@${who.clientNetwork}`, most: failuresPerName };
  const limits = [ofName, { key: `address:${who.clientNetwork}`, most: failuresPerAddress }];
  return {
    retryAt: async () => {
      for (const { key, most } of limits) {
        const { guesses, retryAt } = await wrongGuesses(sql, key, now);
        if (guesses >= most) return retryAt;
      }
      return undefined;
    },
    countFailure: async () => {
      for (const { key } of limits) await countWrongGuess(sql, key, now);
    },
    forget: () => forgetWrongGuesses(sql, ofName.key),
  };
}
