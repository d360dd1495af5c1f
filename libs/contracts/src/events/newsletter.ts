import * as v from 'valibot';
import { defineEntityEvent } from './event.ts';

/**
 * A person signed up for the newsletter. The entity is the subscriber; `code` is their personal code. Their
 * identity stays in svc-crm-email.
 */
export const newsletterSubscribed = defineEntityEvent('newsletter.subscribed', 1, {
  code: v.pipe(v.string(), v.regex(/^ESCAPE-[A-Z0-9]{6}$/, 'ESCAPE- and six characters')),
  /** What the code takes off, in whole dollars. Missing in events from before it was a setting: 50. */
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** The subject that a consumer of the newsletter filters on. */
export const newsletterSubjects = 'newsletter.*';
