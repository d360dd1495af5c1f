import { Fragment, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { contactPlace } from '@getaway/contracts/http/chat';
import spoken from '@getaway/web-kit/spoken.module.css';
import { AvailabilityStrip } from './availability-strip.tsx';
import styles from './chat-panel.module.css';
import type { ChatMessage } from './conversation.ts';

interface ChatBubblesProps {
  messages: readonly ChatMessage[];
  waiting: boolean;
  onFollow: () => void;
  /** Opens the form for a person, which answers offer with a link to the contact form. */
  onPerson: () => void;
  children: ReactNode;
}

/** Pixels between the top of the log and an answer that begins there. */
const gapAbove = 12;

/** The conversation, scrolled to the newest message; each new bubble is read out. */
export function ChatBubbles({
  messages,
  waiting,
  onFollow,
  onPerson,
  children,
}: ChatBubblesProps): ReactNode {
  const log = useRef<HTMLDivElement>(null);
  const showNewest = useEffectEvent(() => {
    const list = log.current;
    const bubble = [...(list?.querySelectorAll('[data-type]') ?? [])].at(-1);
    if (!list || !bubble) return;
    // An answer with days may be higher than the log: it is read from its first word.
    if (!waiting && messages.at(-1)?.calendar)
      list.scrollTop += bubble.getBoundingClientRect().top - list.getBoundingClientRect().top - gapAbove;
    else list.scrollTop = list.scrollHeight;
  });
  useEffect(() => {
    if (messages.length > 1) showNewest();
  }, [messages.length, waiting]);

  // On a phone the sheet would hide where the link leads.
  const follow = () => {
    if (matchMedia('(max-width: 767px)').matches) onFollow();
  };

  return (
    // It scrolls, so the keyboard has to reach it.
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      tabIndex={0}
    >
      {messages.map(({ type, text, links = [], calendar }, index) => (
        <Fragment key={index}>
          <div className={styles.bubble} data-type={type}>
            <p>
              <span className={spoken.spoken}>{type === 'bot' ? 'Assistant: ' : 'You: '}</span>
              {text}
            </p>
            {links.map(({ label, href }) =>
              // Here the conversation goes along, and nothing is asked twice.
              href === contactPlace ? (
                <button key={href} type="button" className={styles.link} onClick={onPerson}>
                  {label}
                </button>
              ) : (
                <Link key={href} to={href} className={styles.link} onClick={follow}>
                  {label}
                </Link>
              ),
            )}
          </div>
          {calendar && (
            <AvailabilityStrip
              calendar={calendar}
              isNewest={index === messages.length - 1}
              onFollow={follow}
            />
          )}
        </Fragment>
      ))}
      {waiting && (
        <div className={styles.bubble} data-type="bot">
          <p className={styles.typing}>
            <span className={spoken.spoken}>The assistant is typing</span>
            <i />
            <i />
            <i />
          </p>
        </div>
      )}
      {children}
    </div>
  );
}
