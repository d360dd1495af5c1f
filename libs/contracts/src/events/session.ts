import * as v from 'valibot';
import { defineEvent } from './event.ts';

/** A session ended before its time; tokens that name it are refused everywhere. */
export const sessionRevoked = defineEvent(
  'session.revoked',
  1,
  v.object({ sessionId: v.string(), expiresAt: v.pipe(v.string(), v.isoTimestamp()) }),
);
