import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useVisit } from '../../layout/navigation.tsx';
import { chatLine, LineDrawing } from '@getaway/web-kit/drawings/line-drawing.tsx';
import styles from './chat-widget.module.css';
import { emptyDraft } from './person-draft.ts';

// Few guests chat: what they need for it comes when they open it.
const ChatPanel = lazy(() => import('./chat-panel.tsx').then((module) => ({ default: module.ChatPanel })));

/** The floating chat: a button, and what it opens. It stays open from page to page. */
export function ChatWidget(): ReactNode {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  // On a small screen, the button in the corner would cover the wizard's bar and calendar, or the amounts on the pages for
  // payment and for the stay.
  const place = /^\/(booking|pay|stay)/.test(useVisit().pathname) ? 'header' : 'corner';
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        data-place={place}
        aria-label="Chat with us"
        aria-expanded={open}
        hidden={open}
        onClick={() => setOpen(true)}
      >
        <LineDrawing line={chatLine} size={26} />
        <span className={styles.words} aria-hidden="true">
          Chat with us
        </span>
      </button>
      {open && (
        <Suspense fallback={<p className={styles.waiting}>One moment…</p>}>
          <ChatPanel draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
