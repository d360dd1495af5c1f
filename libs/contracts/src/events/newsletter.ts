import * as v from 'valibot';
import { aboutEntity, defineEvent } from './event.ts';

/**
 * Someone signed up for the newsletter. The entity is the subscriber, and `code` is their personal code. Their address
 * stays in svc-crm-email.
 */
export const newsletterSubscribed = defineEvent(
  'newsletter.subscribed',
  1,
  v.object({
    ...aboutEntity,
    code: v.pipe(v.string(), v.regex(/^ESCAPE-[A-Z0-9]{6}$/, 'ESCAPE- and six characters')),
  }),
);

/** The subject that a consumer of the newsletter filters on. */
export const newsletterSubjects = 'newsletter.*';
