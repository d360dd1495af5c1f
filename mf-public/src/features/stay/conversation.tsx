import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import {
  listStayMessages,
  longestMessage,
  sendStayMessage,
  type StayMessage,
} from '@getaway/contracts/http/stay-messages';
import { stayMessageWords } from '@getaway/contracts/http/stay-words';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatInstant } from '@getaway/kernel/format-instant';
import { property } from '../../property.ts';
import { Field } from '../../ui/field.tsx';
import { focusFirstFault } from '../../ui/focus-first-fault.ts';
import { Loading } from '../../ui/loading.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Form } from '../../ui/form.tsx';
import styles from './messages.module.css';
import { PartFailed } from './part-failed.tsx';
import { refusalOf, refusalWords } from './refusal.ts';
import { sendAct } from './send-act.ts';
import { useOpenStay } from './stay-context.ts';

/** What was written so far, as plain text, and the form for more. */
export function Conversation(): ReactNode {
  const { calls } = useOpenStay();
  const { state, retry } = useLoaded(() => calls.call(listStayMessages));
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry();
  });
  useEffect(() => {
    const listen = () => readAgain();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('online', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('online', listen);
    };
  }, []);
  return (
    <>
      {state.status === 'loading' && <Loading>Loading your messages…</Loading>}
      {state.status === 'failed' && (
        <PartFailed what="your messages" error={state.error} onTryAgain={retry} />
      )}
      {state.status === 'loaded' && <Written messages={state.value.messages} />}
      <MessageForm onSent={retry} />
    </>
  );
}

function Written({ messages }: { messages: readonly StayMessage[] }): ReactNode {
  if (messages.length === 0) return <p className={styles.lead}>{stayMessageWords.invitation}</p>;
  return (
    <ol role="list" className={styles.conversation} aria-label="Conversation">
      {messages.map(({ id, from, text, sentAt }) => (
        <li key={id} className={styles.message} data-from={from}>
          <p className={styles.who}>
            {from === 'guest' ? 'You' : property.name}
            <time dateTime={sentAt}>{formatInstant(sentAt, property.timeZone)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

function MessageForm({ onSent }: { onSent: () => void }): ReactNode {
  const { calls, view } = useOpenStay();
  const kept = `message-${view.bookingReference}`;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? '');
  const [state, setState] = useState<{ isSending: boolean; error?: string; isSent?: boolean }>({
    isSending: false,
  });

  /** Also in the tab, where it outlives a reload. */
  const write = (typed: string) => {
    setText(typed);
    sessionStorage.setItem(kept, typed);
  };
  const send = async () => {
    if (state.isSending) return;
    if (text.trim() === '') {
      setState({ isSending: false, error: 'Message is required' });
      return focusFirstFault(form.current);
    }
    setState({ isSending: true });
    try {
      await sendAct(sendStayMessage, { text }, (act) => calls.call(sendStayMessage, act));
      write('');
      setState({ isSending: false, isSent: true });
      onSent();
      // The button was disabled while it was sending, and so lost the focus.
      box.current?.focus();
    } catch (error) {
      setState({ isSending: false, error: refusalWords(refusalOf(error)) });
      focusFirstFault(form.current);
    }
  };
  return (
    <Form ref={form} className={styles.form} aria-label="Write to us" onSend={send}>
      <Field label={stayMessageWords.label} required error={state.error}>
        {(attributes) => (
          <textarea
            dir="auto"
            {...attributes}
            ref={box}
            rows={4}
            maxLength={longestMessage}
            value={text}
            onChange={(event) => {
              write(event.target.value);
              setState({ isSending: false });
            }}
          />
        )}
      </Field>
      <div className={styles.foot}>
        <Button type="submit" disabled={state.isSending} aria-busy={state.isSending}>
          {state.isSending ? 'Sending…' : 'Send message'}
        </Button>
        <span role="status">{state.isSent && stayMessageWords.sent}</span>
      </div>
    </Form>
  );
}
