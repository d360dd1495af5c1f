import * as v from 'valibot';
import { defineCall } from './call.ts';
import { lineOfText, optionalField } from './fields.ts';
import { pageQuery } from './paging.ts';

export const guestSchema = v.object({
  id: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  partnerName: v.nullable(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  tags: v.nullable(v.string()),
  sequenceKey: v.nullable(v.string()),
  sequenceStep: v.number(),
  totalStays: v.number(),
  /** Numeric text in dollars, as the spec has it. */
  lifetimeValue: v.string(),
  firstStayDate: v.nullable(v.string()),
  lastStayDate: v.nullable(v.string()),
  lastContactDate: v.nullable(v.string()),
  recentEntryCode: v.nullable(v.string()),
});

export type Guest = v.InferOutput<typeof guestSchema>;

export const guestSortKeys = ['name', 'stays', 'lifetimeValue', 'lastContact'] as const;

export const listGuests = defineCall({
  method: 'GET',
  path: '/api/crm/guests',
  summary: 'A page of guests with their stays',
  access: 'staff',
  query: v.object({
    search: optionalField(lineOfText('Search', 100)),
    sortBy: v.optional(v.picklist(guestSortKeys), 'name'),
    sortOrder: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    ...pageQuery,
  }),
  answer: v.object({ guests: v.array(guestSchema), totalCount: v.number(), hasMore: v.boolean() }),
});
