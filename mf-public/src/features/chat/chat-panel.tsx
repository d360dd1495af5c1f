import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import spoken from '@getaway/web-kit/spoken.module.css';
import { property } from '../../property.ts';
import { Icon } from '../../ui/icon.tsx';
import { Lantern } from '../../ui/lantern.tsx';
import { ChatBubbles } from './chat-bubbles.tsx';
import styles from './chat-panel.module.css';
import { greeting } from './conversation.ts';
import type { PersonDraft } from './person-draft.ts';
import { PersonForm } from './person-form.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { useConversation } from './use-conversation.ts';

const welcome = greeting(property.name);
const longestMessage = 1_000;

interface ChatPanelProps {
  /** The unsent message to a person: it outlives the panel. */
  draft: PersonDraft;
  onDraft: (draft: PersonDraft) => void;
  onClose: () => void;
}

/**
 * The open chat, and in its place the form for a person. Escape and the cross close it, Escape in the form only the form; a
 * link in an answer closes it where it covers the page.
 */
export function ChatPanel({ draft, onDraft, onClose }: ChatPanelProps): ReactNode {
  const { messages, waiting, ask, add } = useConversation();
  const [text, setText] = useState('');
  const [view, setView] = useState<'chat' | 'person'>('chat');
  const [sent, setSent] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const personButton = useRef<HTMLButtonElement>(null);
  useEffect(() => field.current?.focus(), []);

  const openForm = () => {
    // What was typed for the assistant is most of what the person should read.
    if (draft.message === '' && text.trim() !== '') {
      onDraft({ ...draft, message: text });
      setText('');
    }
    setSent('');
    setView('person');
  };
  const closeForm = () => {
    flushSync(() => setView('chat'));
    personButton.current?.focus();
  };
  const finish = ({ name, email }: PersonDraft) => {
    const thanks = `Thank you, ${name.trim()}. We’ve received your message and this chat. We’ll reply to ${email.trim()} within 24 hours.`;
    add({ type: 'bot', text: thanks });
    onDraft({ name, email, message: '' });
    flushSync(() => setView('chat'));
    setSent(thanks);
    field.current?.focus();
  };

  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-labelledby="chat-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (view === 'person') closeForm();
        else onClose();
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
      {view === 'person' ? (
        <PersonForm
          draft={draft}
          onDraft={onDraft}
          conversation={messages}
          onBack={closeForm}
          onSent={finish}
        />
      ) : (
        <>
          <ChatBubbles
            messages={[welcome, ...messages]}
            waiting={waiting}
            onFollow={onClose}
            onPerson={openForm}
          >
            {messages.length === 0 && (
              <QuickQuestions onAsk={(question) => ask(question) && field.current?.focus()} />
            )}
          </ChatBubbles>
          <div className={styles.foot}>
            <button ref={personButton} type="button" className={styles.person} onClick={openForm}>
              Talk to a person
            </button>
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
        </>
      )}
      <p role="status" className={spoken.spoken}>
        {sent}
      </p>
    </div>
  );
}
