import * as v from 'valibot';
import { defineCall } from './call.ts';

export const readStayLinkState = defineCall({
  method: 'GET',
  path: '/internal/stay-link',
  summary: 'Whether the link of a stay still works, for services that received its token',
  access: 'internal',
  query: v.object({
    /** SHA-256 of the token as base64url. */
    hash: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'Must be the hash of a token')),
  }),
  answer: v.object({ isCurrent: v.boolean() }),
});
