import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress, lineOfText, linesOfText, optionalField, phoneNumber } from './fields.ts';

export const contactOccasions = [
  'anniversary',
  'proposal',
  'birthday',
  'date-night',
  'just-because',
] as const;

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends an enquiry to the host',
  access: 'public',
  body: v.object({
    name: lineOfText('Name', 200),
    partnerName: optionalField(lineOfText("Partner's name", 200)),
    email: emailAddress,
    phone: optionalField(phoneNumber),
    occasion: optionalField(v.picklist(contactOccasions)),
    message: linesOfText('Message', 5_000),
    /** A hidden field: only programs fill it in. They get a normal answer, and nothing is stored. */
    website: optionalField(lineOfText('Website', 200)),
  }),
  status: 201,
  answer: v.object({ message: v.string() }),
});
