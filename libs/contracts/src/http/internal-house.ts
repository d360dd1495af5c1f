import * as v from 'valibot';
import { defineCall } from './call.ts';

/** The longest that the answer waits for a newer version. TCP keepalive notices a lost connection earlier. */
export const longestHouseWaitMs = 300_000;

/**
 * For the web servers. What it answers is public, so they need no secret; the edge does not pass it on, because an answer may
 * wait.
 */
export const readPublishedHouse = defineCall({
  method: 'GET',
  path: '/internal/house',
  summary: 'The published house; with `after`, once there is a later version or some seconds have passed',
  access: 'public',
  query: v.object({
    /** The revision that the caller has. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Must be a revision'), v.transform(Number))),
  }),
  answer: v.object({
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The house as a property file has it, without the guide and the entry instructions. */
    house: v.record(v.string(), v.unknown()),
  }),
});
