import { useEffect, useRef, useState, type ReactNode } from 'react';
import { property } from '../../property.ts';
import { Icon } from '../../ui/icon.tsx';
import { Lantern } from '../../ui/lantern.tsx';
import { ChatBubbles } from './chat-bubbles.tsx';
import styles from './chat-panel.module.css';
import { greeting, quickQuestions } from './conversation.ts';
import { useConversation } from './use-conversation.ts';

const welcome = greeting(property.name);
const longestMessage = 1_000;

/** The open chat. Escape and the cross close it; a link in an answer closes it where it covers the page. */
export function ChatPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { messages, waiting, ask } = useConversation();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-labelledby="chat-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <Lantern look="small" />
        <div>
          <h2 id="chat-title">Ask the house</h2>
          <p>Instant answers, day or night</p>
        </div>
        <button type="button" className={styles.close} aria-label="Close chat" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ChatBubbles messages={[welcome, ...messages]} waiting={waiting} onFollow={onClose}>
        {messages.length === 0 && (
          <ul role="list" className={styles.questions} aria-label="Quick questions">
            {quickQuestions.map((question) => (
              <li key={question}>
                <button type="button" onClick={() => ask(question) && field.current?.focus()}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </ChatBubbles>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!ask(text)) return;
          setText('');
          // The button sleeps until the answer is there, and a sleeping button would swallow the Escape.
          field.current?.focus();
        }}
      >
        <input
          ref={field}
          className={styles.message}
          aria-label="Your message"
          placeholder="Type your question"
          value={text}
          maxLength={longestMessage}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" aria-label="Send" disabled={waiting || text.trim() === ''}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  );
}
