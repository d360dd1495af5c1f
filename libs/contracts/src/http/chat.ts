import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, emailAddress, lineOfText, linesOfText, optionalField } from './fields.ts';

/** The link in a reply of the assistant: a page of this site, such as the wizard with dates filled in. */
export const chatLinkSchema = v.object({
  label: v.string(),
  href: v.pipe(v.string(), v.startsWith('/')),
});

export type ChatLink = v.InferOutput<typeof chatLinkSchema>;

/** Where an answer's link leads to a person: the contact form, or the form in the chat itself. */
export const contactPlace = '/#contact';

/** What the calendar below an answer about available dates shows. `to` and `checkOut` are the day after the last night. */
export const chatCalendarSchema = v.variant('shows', [
  v.object({ shows: v.literal('stay'), checkIn: calendarDateField, checkOut: calendarDateField }),
  /** A time in which something is looked for, such as a month: from its first available night. */
  v.object({ shows: v.literal('period'), from: calendarDateField, to: calendarDateField }),
  /** No dates were named: from the next available night. */
  v.object({ shows: v.literal('next') }),
]);

export type ChatCalendar = v.InferOutput<typeof chatCalendarSchema>;

export const sendChatMessage = defineCall({
  method: 'POST',
  path: '/api/chat',
  summary: 'Asks the chat assistant',
  access: 'public',
  body: v.object({ message: linesOfText('Message', 1_000) }),
  answer: v.object({
    response: v.string(),
    links: v.array(chatLinkSchema),
    /** Only where available dates were asked about. */
    calendar: v.exactOptional(chatCalendarSchema),
  }),
});

/** Who wrote what in the chat of a browser, oldest first. */
export const chatTurnSchema = v.object({
  from: v.picklist(['guest', 'assistant']),
  text: linesOfText('Message', 4_000),
});
export type ChatTurn = v.InferOutput<typeof chatTurnSchema>;

export const talkToPerson = defineCall({
  method: 'POST',
  path: '/api/chat/person',
  summary: 'Sends the host a message from the chat, with the conversation so far',
  access: 'public',
  body: v.object({
    name: lineOfText('Name', 200),
    email: emailAddress,
    message: linesOfText('Message', 5_000),
    conversation: v.pipe(v.array(chatTurnSchema), v.maxLength(60, 'At most 60 messages')),
    /** A hidden field: only programs fill it in. They get a normal answer, and nothing is stored. */
    website: optionalField(lineOfText('Website', 200)),
  }),
  status: 201,
  answer: v.object({ message: v.string() }),
});
