import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress, idField, lineOfText, optionalField } from './fields.ts';
import { defineStaffList } from './paging.ts';

export const newsletterSubscriberSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  promoCode: v.nullable(v.string()),
  campaignName: v.string(),
  emailSent: v.boolean(),
  emailSentAt: v.nullable(v.string()),
  subscribedAt: v.string(),
  isActive: v.boolean(),
});

export type NewsletterSubscriber = v.InferOutput<typeof newsletterSubscriberSchema>;

const params = v.object({ id: idField });

export const listNewsletterSubscribers = defineStaffList({
  path: '/api/admin/newsletter-subscribers',
  summary: 'The newsletter’s subscribers, newest first',
  filters: { search: optionalField(lineOfText('Search', 100)) },
  item: newsletterSubscriberSchema,
});

export const changeNewsletterSubscriber = defineCall({
  method: 'PUT',
  path: '/api/admin/newsletter-subscribers/:id',
  summary: 'Updates a subscriber; their code stays the same',
  access: 'staff',
  params,
  body: v.object({
    firstName: v.optional(lineOfText('First name', 100)),
    lastName: v.optional(lineOfText('Last name', 100)),
    email: v.optional(emailAddress),
    isActive: v.optional(v.boolean('Must be true or false')),
  }),
  answer: newsletterSubscriberSchema,
  refusals: ['not-found', 'already-exists'],
});

export const deleteNewsletterSubscriber = defineCall({
  method: 'DELETE',
  path: '/api/admin/newsletter-subscribers/:id',
  summary: 'Deletes a subscriber',
  access: 'staff',
  params,
  status: 204,
  refusals: ['not-found'],
});
