import { useEffect, useState } from 'react';
import { sendChatMessage } from '@getaway/contracts/http/chat';
import { callApi } from '@getaway/web-kit/api-client';
import { errorMessage, type ChatMessage } from './conversation.ts';
import { loadConversation, saveConversation } from './conversation-storage.ts';
import { tabStorage } from '../../tab-storage.ts';

interface Conversation {
  /** The messages after the greeting. */
  messages: readonly ChatMessage[];
  /** Whether an answer is on its way. */
  waiting: boolean;
  /** Sends a text that is not blank; one at a time. Says whether it was sent. */
  ask: (text: string) => boolean;
  /** Adds a message without sending it. */
  add: (message: ChatMessage) => void;
}

export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => loadConversation(tabStorage()));
  const [waiting, setWaiting] = useState(false);
  useEffect(() => saveConversation(tabStorage(), messages), [messages]);

  const ask = (typed: string) => {
    const text = typed.trim();
    if (text === '' || waiting) return false;
    setMessages((said) => [...said, { type: 'user', text }]);
    setWaiting(true);
    void answerTo(text).then((answer) => {
      setMessages((said) => [...said, answer]);
      setWaiting(false);
    });
    return true;
  };

  const add = (message: ChatMessage) => setMessages((said) => [...said, message]);
  return { messages, waiting, ask, add };
}

async function answerTo(message: string): Promise<ChatMessage> {
  try {
    const { response, links, calendar } = await callApi(sendChatMessage, { body: { message } });
    return { type: 'bot', text: response, links, ...(calendar && { calendar }) };
  } catch {
    return errorMessage;
  }
}
