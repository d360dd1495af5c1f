import * as v from 'valibot';
import { externalNightsSchema } from '../events/external-nights.ts';
import { defineCall } from './call.ts';

/** svc-booking asks before a guest pays; the changes come as events too, and are the same whoever arrives first. */
export const pollStaleFeeds = defineCall({
  method: 'POST',
  path: '/internal/poll-stale-feeds',
  summary: 'Reads the calendars that were not read for some minutes, and answers what has changed',
  access: 'internal',
  answer: v.object({ changes: v.array(externalNightsSchema), failed: v.number() }),
});
