import * as v from 'valibot';
import { defineCall } from './call.ts';
import { idField } from './fields.ts';
import { pageQuery } from './paging.ts';

export const suppressionSchema = v.object({
  id: v.string(),
  email: v.string(),
  /** Unsubscribed by its owner, or refused for good by the recipient's mail server. */
  reason: v.picklist(['unsubscribed', 'refused']),
  detail: v.nullable(v.string()),
  createdAt: v.string(),
});

export const listSuppressions = defineCall({
  method: 'GET',
  path: '/api/admin/email-suppressions',
  summary: 'Addresses that get no marketing mail, and why',
  access: 'staff',
  query: v.object(pageQuery),
  answer: v.array(suppressionSchema),
});

export const releaseSuppression = defineCall({
  method: 'DELETE',
  path: '/api/admin/email-suppressions/:id',
  summary: 'Lets an address have marketing mail again',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});

export const pauseSequences = defineCall({
  method: 'PUT',
  path: '/api/crm/guests/:guestId/sequence-pause',
  summary: 'Holds the sequences of a guest back, or lets them go on',
  access: 'staff',
  params: v.object({ guestId: idField }),
  body: v.object({ isPaused: v.boolean() }),
  answer: v.object({ guestId: v.string(), pausedAt: v.nullable(v.string()) }),
  refusals: ['not-found'],
});
