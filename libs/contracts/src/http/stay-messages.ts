import * as v from 'valibot';
import { defineCall } from './call.ts';
import { instant, linesOfText } from './fields.ts';

/** The most characters of one message, from either side. */
export const longestMessage = 5_000;

/** A message as the guest page shows it. Its text is plain text with line breaks. */
export const stayMessageSchema = v.object({
  id: v.string(),
  from: v.picklist(['guest', 'house']),
  text: v.string(),
  sentAt: instant,
});
export type StayMessage = v.InferOutput<typeof stayMessageSchema>;

/** Both calls take the token of the stay's link in the header `Authorization: Stay <token>`. */
export const listStayMessages = defineCall({
  method: 'GET',
  path: '/api/stay/messages',
  summary:
    'The conversation of a booking’s guest with the house, oldest first; at most the newest 200 messages',
  access: 'public',
  answer: v.object({ messages: v.array(stayMessageSchema) }),
  refusals: ['stay-not-found'],
});

/**
 * The same text again within ten minutes is a double submit, and so is the same Idempotency-Key with the same text: the answer
 * is the stored message.
 */
export const sendStayMessage = defineCall({
  method: 'POST',
  path: '/api/stay/messages',
  summary: 'Sends the house a message from the guest page',
  access: 'public',
  body: v.object({ text: linesOfText('Message', longestMessage) }),
  status: 201,
  answer: stayMessageSchema,
  refusals: ['stay-not-found', 'idempotency-key-reused'],
});
