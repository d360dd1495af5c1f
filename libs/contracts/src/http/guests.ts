import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress, idField, lineOfText, optionalField } from './fields.ts';
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
  /** Null for a house whose bookings have no code of their own. */
  recentEntryCode: v.nullable(v.string()),
});

export type Guest = v.InferOutput<typeof guestSchema>;

/** A guest in the list, with what staff look for before they open one. Earlier releases don't send the rest. */
export const listedGuestSchema = v.object({
  ...guestSchema.entries,
  /** The check-in of the stay that is under way or comes next. */
  nextStayDate: v.optional(v.nullable(v.string()), null),
  /** Of any status. */
  bookingCount: v.optional(v.number(), 0),
  /** Sent to the guest. */
  emailCount: v.optional(v.number(), 0),
  noteCount: v.optional(v.number(), 0),
  /** What the last contact was: the subject of an email, or the beginning of a message. */
  lastContact: v.optional(
    v.nullable(v.object({ kind: v.picklist(['email', 'message', 'reply']), text: v.string() })),
    null,
  ),
});

export type ListedGuest = v.InferOutput<typeof listedGuestSchema>;

/** The figures above the list, over all guests (spec page 2, 'Guest CRM list'). */
export const guestStatsSchema = v.object({
  totalGuests: v.number(),
  /** In contact within 7 days. */
  recentContacts: v.number(),
  /** With at least one stay. */
  activeBookings: v.number(),
  /** With a sequence step above 0. */
  emailSequences: v.number(),
});

export type GuestStats = v.InferOutput<typeof guestStatsSchema>;

/** 'match': those whose own name was searched for come before those whose partner’s was. */
export const guestSortKeys = ['name', 'stays', 'lifetimeValue', 'lastContact', 'match'] as const;
/** Step 1 to 5, step 6 or more, none (domain page, HTTP). */
export const sequenceStatuses = ['active', 'completed', 'inactive'] as const;

/** How many stays, as a query or an address has it. */
export const wholeStays = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Must be a whole number'));
const stayCount = v.pipe(wholeStays, v.transform(Number));
export const dollarsAsked = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}(?:\.\d{1,2})?$/, 'Enter an amount in dollars'),
);

/** The filters of a guest list, as query parameters. */
const guestFilters = {
  search: optionalField(lineOfText('Search', 100)),
  minStays: optionalField(stayCount),
  maxStays: optionalField(stayCount),
  minValue: optionalField(dollarsAsked),
  maxValue: optionalField(dollarsAsked),
  /** Comma separated: guests who have all of them. */
  tags: optionalField(lineOfText('Tags', 200)),
  sequenceStatus: optionalField(v.picklist(sequenceStatuses)),
  sortBy: v.optional(v.picklist(guestSortKeys), 'name'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'asc'),
};

export const listGuests = defineCall({
  method: 'GET',
  path: '/api/crm/guests',
  summary: 'A page of guests with their stays and their last contact',
  access: 'staff',
  query: v.object({ ...guestFilters, ...pageQuery }),
  answer: v.object({
    guests: v.array(listedGuestSchema),
    totalCount: v.number(),
    hasMore: v.boolean(),
    stats: guestStatsSchema,
  }),
});

/** The list as a file: the answer is text/csv instead of JSON. */
export const exportGuests = defineCall({
  method: 'GET',
  path: '/api/crm/guests/export',
  summary: 'All guests that match the filters, as a CSV file',
  access: 'staff',
  query: v.object({ ...guestFilters, format: v.optional(v.literal('csv', 'csv'), 'csv') }),
  file: 'text/csv',
});

export const guestParams = v.object({ guestId: idField });

/** Two rows of one person become one; only the second row is deleted. */
const mergeParts = v.object({
  bookings: v.number(),
  messages: v.number(),
  sends: v.number(),
  notes: v.number(),
  events: v.number(),
});

export const previewGuestMerge = defineCall({
  method: 'GET',
  path: '/api/crm/guests/:guestId/merge/:otherId',
  summary: 'The data that would move to a guest if another one were merged into them',
  access: 'staff',
  params: v.object({ guestId: idField, otherId: idField }),
  answer: v.object({
    guest: guestSchema,
    other: guestSchema,
    moves: mergeParts,
    /** Empty fields of the guest that would be filled. */
    fills: v.array(v.string()),
  }),
  refusals: ['not-found', 'not-offered'],
});

export const mergeGuests = defineCall({
  method: 'POST',
  path: '/api/crm/guests/:guestId/merge',
  summary: 'Merges another guest into this one; the other address leads here from then on',
  access: 'staff',
  params: guestParams,
  body: v.object({ otherId: idField }),
  answer: guestSchema,
  refusals: ['not-found', 'not-offered'],
});

export const deleteGuest = defineCall({
  method: 'DELETE',
  path: '/api/crm/guests/:guestId',
  summary: 'Removes a guest from the CRM with notes, events and booking history; bookings and emails stay',
  access: 'staff',
  params: guestParams,
  status: 204,
  refusals: ['not-found'],
});

export const eraseGuest = defineCall({
  method: 'POST',
  path: '/api/crm/guests/:guestId/erase',
  summary: 'Erases the personal data of a guest everywhere; the figures of bookings stay',
  access: 'staff',
  params: guestParams,
  body: v.object({
    /** The guest's address as confirmation, because this cannot be undone. */
    email: emailAddress,
  }),
  status: 204,
  refusals: ['not-found', 'not-offered'],
});
