import * as v from 'valibot';
import { externalNightsSchema } from '../events/external-nights.ts';
import { defineCall } from './call.ts';

/**
 * svc-booking calls this before a guest pays. The changes are also published as events, and either may arrive
 * first.
 */
export const pollStaleFeeds = defineCall({
  method: 'POST',
  path: '/internal/poll-stale-feeds',
  summary: 'Reads the calendars that were not read for some minutes, and returns the changes',
  access: 'internal',
  answer: v.object({ changes: v.array(externalNightsSchema), failed: v.number() }),
});
