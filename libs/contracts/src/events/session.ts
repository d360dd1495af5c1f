import * as v from 'valibot';
import { defineEntityEvent, defineEvent } from './event.ts';
import { instant } from '../http/fields.ts';

/** A session ended early; tokens that name it are refused everywhere. */
export const sessionRevoked = defineEvent(
  'session.revoked',
  1,
  v.object({ sessionId: v.string(), expiresAt: instant }),
);

/**
 * Passwords of one account, or promotion codes, are being guessed from more networks than the limits stop.
 * Published at most every six hours.
 */
export const guessesReached = defineEntityEvent('session.guesses_reached', 1, {
  of: v.picklist(['password', 'promo-code']),
  /**
   * Opens the account to the first browser that uses it, where the password is still required; null when
   * nothing is locked.
   */
  signInToken: v.nullable(v.string()),
  reachedAt: instant,
});
