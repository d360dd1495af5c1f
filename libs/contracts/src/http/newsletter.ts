import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress, lineOfText, optionalField } from './fields.ts';

/** The answer is the same for known and unknown addresses, so that it does not reveal who is on the list. */
export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Signs up for the newsletter; the promotion code is sent by email',
  access: 'public',
  body: v.object({
    firstName: lineOfText('First name', 100),
    lastName: lineOfText('Last name', 100),
    email: emailAddress,
    /** A hidden field: only programs fill it in. They get a normal answer, and are not signed up. */
    website: optionalField(lineOfText('Website', 200)),
  }),
  status: 201,
  answer: v.object({ message: v.string() }),
});
