import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress, lineOfText, optionalField } from './fields.ts';

/** Signing up answers the same whether the address is known already or not: nobody learns who is on the list. */
export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Signs up for the newsletter; the promotion code comes by mail',
  access: 'public',
  body: v.object({
    firstName: lineOfText('First name', 100),
    lastName: lineOfText('Last name', 100),
    email: emailAddress,
    /** A field that people never see: whoever fills it in is a program, thanked and not signed up. */
    website: optionalField(lineOfText('Website', 200)),
  }),
  status: 201,
  answer: v.object({ message: v.string() }),
});
