import * as v from 'valibot';
import { chatCalendarSchema, chatLinkSchema } from '@getaway/contracts/http/chat';
import type { ChatMessage } from './conversation.ts';

const storageKey = 'conversation';
const keptAtMost = 60;

const messageSchema = v.object({
  type: v.picklist(['bot', 'user']),
  text: v.string(),
  links: v.exactOptional(v.array(chatLinkSchema)),
  calendar: v.exactOptional(chatCalendarSchema),
});
const storedConversation = v.pipe(v.string(), v.parseJson(), v.array(messageSchema));

/** The messages of this tab after the greeting; none when the tab stored nothing readable. */
export function loadConversation(storage: Pick<Storage, 'getItem'>): ChatMessage[] {
  const parsed = v.safeParse(storedConversation, storage.getItem(storageKey));
  return parsed.success ? parsed.output : [];
}

/** Keeps the last bubbles for a reload. A browser that refuses storage only loses that. */
export function saveConversation(storage: Pick<Storage, 'setItem'>, messages: readonly ChatMessage[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(messages.slice(-keptAtMost)));
  } catch {
    // Private windows and full storage: the conversation goes on without.
  }
}
