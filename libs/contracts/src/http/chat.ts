import * as v from 'valibot';
import { defineCall } from './call.ts';
import { linesOfText } from './fields.ts';

/** The link in a reply of the assistant: a page of this site, such as the wizard with dates filled in. */
export const chatLinkSchema = v.object({
  label: v.string(),
  href: v.pipe(v.string(), v.startsWith('/')),
});

export type ChatLink = v.InferOutput<typeof chatLinkSchema>;

export const sendChatMessage = defineCall({
  method: 'POST',
  path: '/api/chat',
  summary: 'Asks the chat assistant',
  access: 'public',
  body: v.object({ message: linesOfText('Message', 1_000) }),
  answer: v.object({ response: v.string(), links: v.array(chatLinkSchema) }),
});
