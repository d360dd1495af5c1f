import * as v from 'valibot';
import { aboutEntity, defineEvent } from './event.ts';

/** A session ended early; tokens that name it are refused everywhere. */
export const sessionRevoked = defineEvent(
  'session.revoked',
  1,
  v.object({ sessionId: v.string(), expiresAt: v.pipe(v.string(), v.isoTimestamp()) }),
);

/**
 * Passwords of one account, or promotion codes, are being guessed from more networks than the limits stop.
 * Published at most every six hours.
 */
export const guessesReached = defineEvent(
  'session.guesses_reached',
  1,
  v.object({
    ...aboutEntity,
    of: v.picklist(['password', 'promo-code']),
    /**
     * Opens the account to the first browser that uses it, where the password is still required; null when
     * nothing is locked.
     */
    signInToken: v.nullable(v.string()),
    reachedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);
