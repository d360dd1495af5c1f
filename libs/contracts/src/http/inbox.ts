import * as v from 'valibot';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import {
  calendarDateField,
  idField,
  instant,
  lineOfText,
  linesOfText,
  optionalField,
  valuesBefore,
} from './fields.ts';
import { emailSendStatuses } from './email-sends.ts';
import { defineStaffExport, defineStaffList } from './paging.ts';
import { longestMessage } from './stay-messages.ts';

/** One thread per guest: it stays when it is closed, and a message of the guest opens it again. */
export const threadStatusSchema = v.picklist(['open', 'closed']);
export type ThreadStatus = v.InferOutput<typeof threadStatusSchema>;

/** How a message came in: the contact form, the chat, or the guest page. `reply` is from staff. */
export const messageKindSchema = v.picklist(['enquiry', 'chat', 'stay', 'reply']);
export type MessageKind = v.InferOutput<typeof messageKindSchema>;

const sideSchema = v.picklist(['guest', 'house']);

const bookingOfThreadSchema = v.object({
  id: v.string(),
  bookingReference: v.string(),
  status: bookingStatusSchema,
  checkInDate: calendarDateField,
  checkOutDate: calendarDateField,
});

export const threadSchema = v.object({
  id: v.string(),
  /** Null after the guest was deleted from the guest list. */
  guestId: v.nullable(v.string()),
  /** The address when no name is known. */
  guestName: v.string(),
  email: v.string(),
  status: threadStatusSchema,
  /** Messages of the guest that staff have not read. */
  unreadCount: v.number(),
  messageCount: v.number(),
  /** The newest message; its text is shortened to 200 characters. */
  lastMessage: v.object({ from: sideSchema, kind: messageKindSchema, text: v.string(), sentAt: instant }),
  /** The stay that the guest is in or comes to next, else the last one. */
  booking: v.nullable(bookingOfThreadSchema),
});
export type Thread = v.InferOutput<typeof threadSchema>;

export const threadMessageSchema = v.object({
  id: v.string(),
  kind: messageKindSchema,
  from: sideSchema,
  /** What staff put above it; null for the usual subject of emails of a thread. An earlier release doesn't answer with it. */
  subject: v.optional(v.nullable(v.string()), null),
  /** Plain text with line breaks. */
  text: v.string(),
  /** The name that the guest gave, or the name of the staff account. */
  author: v.string(),
  sentAt: instant,
  /** The booking on whose guest page the message is shown; null for none. */
  booking: v.nullable(bookingOfThreadSchema),
  /** From the contact form; null when not given. */
  occasion: v.nullable(v.string()),
  /** The chat up to the message; empty unless the message came from the chat. */
  conversation: v.array(v.object({ from: v.picklist(['guest', 'assistant']), text: v.string() })),
  /** The email that carries a reply; null for messages of the guest. */
  email: v.nullable(v.object({ id: v.string(), status: v.picklist(emailSendStatuses) })),
});
export type ThreadMessage = v.InferOutput<typeof threadMessageSchema>;

const ofThread = v.object({ id: idField });

const threadFilters = {
  /** In names, addresses, booking references, and texts. */
  search: optionalField(lineOfText('Search', 100)),
  show: optionalField(v.picklist(['open', 'closed', 'unread'])),
  /** Only the thread of one guest. */
  guestId: optionalField(idField),
  /** Only the thread of a booking's guest. */
  bookingId: optionalField(idField),
};

/** `X-Total-Count` is the number of threads that match. */
export const listThreads = defineStaffList({
  path: '/api/admin/inbox/threads',
  summary: 'Threads, those with the newest message first',
  filters: threadFilters,
  item: threadSchema,
});

export const exportMessages = defineStaffExport({
  path: '/api/admin/inbox/threads/export',
  summary: 'All messages of the threads that match the filters, newest first, as a CSV file',
  filters: threadFilters,
});

export const readThread = defineCall({
  method: 'GET',
  path: '/api/admin/inbox/threads/:id',
  summary: 'A thread with its messages, oldest first; at most 100, the newest ones by default',
  access: 'staff',
  params: ofThread,
  query: v.object({
    /** Messages before this one. */
    before: optionalField(idField),
  }),
  answer: v.object({
    thread: threadSchema,
    messages: v.array(threadMessageSchema),
    /** Whether there are messages before the first one of this answer. */
    hasEarlier: v.boolean(),
    /** All bookings of the guest, latest check-in first; at most 20. */
    bookings: v.array(bookingOfThreadSchema),
    /** The booking on whose guest page a reply would be shown, besides the email; null for none. */
    replyBookingId: v.nullable(v.string()),
  }),
  refusals: ['not-found'],
});

/** The subject of a message that staff write; '' is none. */
export const messageSubject = optionalField(lineOfText('Subject', 150));

const replyText = linesOfText('Message', longestMessage);

/** A guest, or the guest of a booking. */
const addressee = { guestId: optionalField(idField), bookingId: optionalField(idField) };

function isEither(one: unknown, other: unknown): boolean {
  return (one === undefined) !== (other === undefined);
}

/** What the calls that email a guest have in common. */
const sends = {
  status: 201,
  answer: v.object({ thread: threadSchema, message: threadMessageSchema }),
  refusals: ['not-found', 'not-offered', 'idempotency-key-reused'],
} as const;

/**
 * A thread starts with a message of staff. `guestId` or `bookingId` names its guest; a guest who has a thread already gets
 * the message in it, and it opens again if it was closed.
 */
export const startThread = defineCall({
  method: 'POST',
  path: '/api/admin/inbox/threads',
  summary: 'Writes to a guest, and starts their thread if they have none',
  access: 'staff',
  body: v.pipe(
    v.object({
      ...addressee,
      /** Of the email; without one, it has the usual subject. */
      subject: messageSubject,
      text: replyText,
    }),
    v.check(({ guestId, bookingId }) => isEither(guestId, bookingId), 'Choose a guest or a booking'),
  ),
  ...sends,
});

/** A repeated call with the same Idempotency-Key and text sends nothing and answers with the stored message. */
export const replyToThread = defineCall({
  method: 'POST',
  path: '/api/admin/inbox/threads/:id/messages',
  summary: 'Emails a reply to the guest, and shows it on the guest page',
  access: 'staff',
  params: ofThread,
  body: v.object({
    text: replyText,
    /** Closes the thread after the reply; a closed thread opens without it. */
    closes: v.optional(v.boolean(), false),
  }),
  ...sends,
});

export const changeThread = defineCall({
  method: 'PATCH',
  path: '/api/admin/inbox/threads/:id',
  summary: 'Closes a thread, or opens it again',
  access: 'staff',
  params: ofThread,
  body: v.object({ status: threadStatusSchema }),
  answer: threadSchema,
  refusals: ['not-found'],
});

export const markThreadRead = defineCall({
  method: 'POST',
  path: '/api/admin/inbox/threads/:id/read',
  summary: 'Marks the messages of a thread as read, up to the one that staff saw last',
  access: 'staff',
  params: ofThread,
  body: v.object({
    /** A message that arrived later stays unread. */
    upTo: idField,
  }),
  answer: threadSchema,
  refusals: ['not-found'],
});

export const markThreadUnread = defineCall({
  method: 'POST',
  path: '/api/admin/inbox/threads/:id/unread',
  summary: 'Marks the newest message of the guest as unread',
  access: 'staff',
  params: ofThread,
  answer: threadSchema,
  refusals: ['not-found'],
});

export const countUnreadThreads = defineCall({
  method: 'GET',
  path: '/api/admin/inbox/unread',
  summary: 'How many threads have unread messages, for the navigation',
  access: 'staff',
  answer: v.object({ threads: v.number() }),
});

export const savedReplySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** LiquidJS with the variables of templates, such as `{{ guest.firstName }}`. */
  text: v.string(),
  updatedAt: instant,
});
export type SavedReply = v.InferOutput<typeof savedReplySchema>;

const savedReplyFields = {
  name: lineOfText('Name', 150),
  text: linesOfText('Text', longestMessage),
};

export const listSavedReplies = defineStaffList({
  path: '/api/admin/inbox/saved-replies',
  summary: 'Saved replies, by name',
  filters: {},
  item: savedReplySchema,
});

/** An unknown variable or a syntax error is a 400 at `text`. */
export const createSavedReply = defineCall({
  method: 'POST',
  path: '/api/admin/inbox/saved-replies',
  summary: 'Creates a saved reply; every variable has to be known, and it has to render',
  access: 'staff',
  body: v.object(savedReplyFields),
  status: 201,
  answer: savedReplySchema,
  refusals: ['already-exists'],
});

export const changeSavedReply = defineCall({
  method: 'PUT',
  path: '/api/admin/inbox/saved-replies/:id',
  summary: 'Updates a saved reply',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({ ...savedReplyFields, before: valuesBefore(savedReplyFields) }),
  answer: savedReplySchema,
  refusals: ['not-found', 'already-exists', 'changed-meanwhile'],
});

export const deleteSavedReply = defineCall({
  method: 'DELETE',
  path: '/api/admin/inbox/saved-replies/:id',
  summary: 'Deletes a saved reply; messages that were written with it stay',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});

export const fillSavedReply = defineCall({
  method: 'POST',
  path: '/api/admin/inbox/saved-replies/:id/fill',
  summary: 'A saved reply with the data of a guest, or of a booking and its guest; nothing is sent',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.pipe(
    v.object(addressee),
    v.check(({ guestId, bookingId }) => isEither(guestId, bookingId), 'Choose a guest or a booking'),
  ),
  answer: v.object({ text: v.string() }),
  refusals: ['not-found'],
});
