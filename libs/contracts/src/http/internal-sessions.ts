import * as v from 'valibot';
import { defineCall } from './call.ts';

export const readSessionState = defineCall({
  method: 'GET',
  path: '/internal/session',
  summary: 'Whether a staff session is still valid, for services that received its token',
  access: 'internal',
  query: v.object({ sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  answer: v.object({ isAlive: v.boolean() }),
});
