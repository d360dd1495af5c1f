import * as v from 'valibot';
import { aboutEntity, defineEvent } from './event.ts';

/** A session ended early. All services refuse its tokens. */
export const sessionRevoked = defineEvent(
  'session.revoked',
  1,
  v.object({ sessionId: v.string(), expiresAt: v.pipe(v.string(), v.isoTimestamp()) }),
);

/**
 * Someone is guessing the password of an account, or promo codes, from many networks. Published at most every six
 * hours.
 */
export const guessesReached = defineEvent(
  'session.guesses_reached',
  1,
  v.object({
    ...aboutEntity,
    of: v.picklist(['password', 'promo-code']),
    /** Lets the first browser that uses it sign in with the password. Null if no account is locked. */
    signInToken: v.nullable(v.string()),
    reachedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);
