import * as v from 'valibot';
import { defineCall } from './call.ts';
import { idField } from './fields.ts';
import { defineStaffList } from './paging.ts';

export const suppressionSchema = v.object({
  id: v.string(),
  email: v.string(),
  /** Unsubscribed by its owner, or permanently refused by the recipient's mail server. */
  reason: v.picklist(['unsubscribed', 'refused']),
  detail: v.nullable(v.string()),
  createdAt: v.string(),
});

export const listSuppressions = defineStaffList({
  path: '/api/admin/email-suppressions',
  summary: 'Addresses that get no marketing emails, and why',
  filters: {},
  item: suppressionSchema,
});

export const releaseSuppression = defineCall({
  method: 'DELETE',
  path: '/api/admin/email-suppressions/:id',
  summary: 'Allows marketing emails to an address again',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});

export const pauseSequences = defineCall({
  method: 'PUT',
  path: '/api/crm/guests/:guestId/sequence-pause',
  summary: 'Pauses or resumes the sequences of a guest',
  access: 'staff',
  params: v.object({ guestId: idField }),
  body: v.object({ isPaused: v.boolean() }),
  answer: v.object({ guestId: v.string(), pausedAt: v.nullable(v.string()) }),
  refusals: ['not-found'],
});
