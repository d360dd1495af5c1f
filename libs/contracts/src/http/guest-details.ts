import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  calendarDateField,
  clearableField,
  emailPattern,
  lineOfText,
  linesOfText,
  phoneNumber,
  writtenText,
} from './fields.ts';
import { guestParams, guestSchema } from './guests.ts';

const text = v.nullable(v.string());

export const guestDetailSchema = v.object({
  ...guestSchema.entries,
  dateOfBirth: text,
  partnerFirstName: text,
  partnerLastName: text,
  partnerDateOfBirth: text,
  anniversaryDate: text,
  howTheyFoundUs: text,
  specialRequests: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  preferredContactMethod: text,
  preferences: text,
  optOutEmails: v.boolean(),
  /** When sequences were paused; null while they are not. */
  sequencesPausedAt: text,
  createdAt: v.string(),
});

export type GuestDetail = v.InferOutput<typeof guestDetailSchema>;

export const guestNoteSchema = v.object({
  id: v.string(),
  content: v.string(),
  author: v.string(),
  createdAt: v.string(),
});

export type GuestNote = v.InferOutput<typeof guestNoteSchema>;

export const readGuest = defineCall({
  method: 'GET',
  path: '/api/crm/guests/:guestId',
  summary: 'A guest with notes, events, bookings and manual sequences',
  access: 'staff',
  params: guestParams,
  answer: v.object({
    guest: guestDetailSchema,
    notes: v.array(guestNoteSchema),
    events: v.array(
      v.object({ id: v.string(), type: v.string(), payload: v.unknown(), occurredAt: v.string() }),
    ),
    bookingHistory: v.array(
      v.object({
        id: v.string(),
        bookingReference: v.string(),
        checkInDate: v.string(),
        checkOutDate: v.string(),
        totalPrice: v.string(),
        status: v.string(),
      }),
    ),
    /** The manual sequences of the guest. */
    enrolments: v.array(v.object({ sequenceId: v.string(), name: v.string(), enrolledAt: v.string() })),
  }),
  refusals: ['not-found'],
});

const line = (field: string, maxLength = 200) => clearableField(lineOfText(field, maxLength));

/** Missing fields are unchanged, null and '' clear optional ones (spec page 2, section 5). */
const guestChanges = {
  firstName: v.optional(lineOfText('First name', 100)),
  lastName: v.optional(lineOfText('Last name', 100)),
  email: v.optional(
    v.pipe(
      writtenText('Valid email is required'),
      v.maxLength(254, 'Valid email is required'),
      v.regex(emailPattern, 'Valid email is required'),
    ),
  ),
  phone: clearableField(phoneNumber),
  guestName: line('Guest name'),
  partnerName: line('Partner name'),
  dateOfBirth: clearableField(calendarDateField),
  partnerFirstName: line('Partner first name', 100),
  partnerLastName: line('Partner last name', 100),
  partnerDateOfBirth: clearableField(calendarDateField),
  anniversaryDate: clearableField(calendarDateField),
  howTheyFoundUs: line('How they found us'),
  specialRequests: clearableField(linesOfText('Special requests', 2_000)),
  address: line('Address'),
  city: line('City', 100),
  state: line('State', 100),
  zipCode: line('ZIP code', 20),
  preferredContactMethod: line('Preferred contact method', 50),
  preferences: clearableField(linesOfText('Preferences', 2_000)),
  tags: line('Tags', 500),
  sequenceKey: line('Sequence key', 100),
  sequenceStep: v.optional(
    v.pipe(
      v.number('Must be a whole number from 0 to 50'),
      v.integer('Must be a whole number from 0 to 50'),
      v.minValue(0, 'Must be a whole number from 0 to 50'),
      v.maxValue(50, 'Must be a whole number from 0 to 50'),
    ),
  ),
  optOutEmails: v.optional(v.boolean('Must be true or false')),
};

const seen = v.optional(v.nullable(v.union([v.string(), v.number(), v.boolean()])));

/**
 * What staff saw of the fields that they change, as they were answered. If somebody else has changed one since, the change
 * is refused; without this, or without a field, it is saved in any case.
 */
const seenValues = v.optional(
  v.strictObject(
    Object.fromEntries(Object.keys(guestChanges).map((name) => [name, seen])) as {
      [Name in keyof typeof guestChanges]: typeof seen;
    },
  ),
);

export const updateGuest = defineCall({
  method: 'PATCH',
  path: '/api/crm/guests/:guestId',
  summary: 'Updates a guest’s data',
  access: 'staff',
  params: guestParams,
  body: v.object({ ...guestChanges, before: seenValues }),
  answer: guestDetailSchema,
  refusals: ['not-found', 'already-exists', 'changed-meanwhile'],
});

export const addGuestNote = defineCall({
  method: 'POST',
  path: '/api/crm/guests/:guestId/notes',
  summary: 'Adds a note about a guest',
  access: 'staff',
  params: guestParams,
  body: v.object({ content: linesOfText('Note', 5_000) }),
  status: 201,
  answer: guestNoteSchema,
  refusals: ['not-found'],
});

/** One entry of a guest's timeline. `title` is a line, and `detail` the text, if any. */
export const timelineEntrySchema = v.object({
  kind: v.picklist(['booking', 'message', 'send', 'note']),
  id: v.string(),
  at: v.string(),
  title: v.string(),
  detail: v.nullable(v.string()),
  status: v.nullable(v.string()),
});

export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>;

export const readGuestTimeline = defineCall({
  method: 'GET',
  path: '/api/crm/guests/:guestId/timeline',
  summary: 'A guest’s timeline, newest first: bookings, messages, sends, notes',
  access: 'staff',
  params: guestParams,
  answer: v.array(timelineEntrySchema),
  refusals: ['not-found'],
});
