import * as v from 'valibot';
import { defineCall } from './call.ts';

const settings = v.object({
  /** New subscribers confirm their address with a link before they are on the list and get their code. */
  asksToConfirm: v.boolean('Must be true or false'),
});

export const readNewsletterSettings = defineCall({
  method: 'GET',
  path: '/api/admin/newsletter-settings',
  summary: 'How people sign up for the newsletter',
  access: 'staff',
  answer: settings,
});

export const changeNewsletterSettings = defineCall({
  method: 'PUT',
  path: '/api/admin/newsletter-settings',
  summary: 'Changes how people sign up for the newsletter',
  access: 'staff',
  body: settings,
  answer: settings,
});
