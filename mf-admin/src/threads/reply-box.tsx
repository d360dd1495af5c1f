import { useEffect, useRef, type ComponentRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from 'antd';
import { longestMessage } from '@getaway/contracts/http/stay-messages';
import { AutosizeTextArea } from '../ui/autosize-text-area.tsx';
import { shortcutWords } from '../ui/shortcut-words.ts';
import type { Addressee } from './addressee.ts';
import { insertText } from './insert-text.ts';
import { SavedReplyMenu } from './saved-reply-menu.tsx';
import styles from './threads.module.css';
import { useReply } from './use-reply.ts';

interface ReplyBoxProps {
  threadId: string;
  /** Whose data fills a saved reply; undefined after the guest was deleted. */
  whom: Addressee | undefined;
  draft: string;
  onDraft: (draft: string) => void;
  /** Whether the keyboard begins here. */
  hasFocus?: boolean;
  /** Called when the reply was sent and the thread closed with it. */
  onClosed?: () => void;
}

/** Writes to the guest. What is typed belongs to the caller, who keeps it when the box goes. */
export function ReplyBox({ threadId, whom, draft, onDraft, hasFocus, onClosed }: ReplyBoxProps): ReactNode {
  const area = useRef<ComponentRef<typeof AutosizeTextArea>>(null);
  const { pending, send } = useReply(threadId);
  const text = draft.trim();
  const isEmpty = text === '';
  const keys = shortcutWords('Enter');

  useEffect(() => {
    if (hasFocus) area.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  const reply = async (closes: boolean): Promise<void> => {
    const sent = isEmpty ? 'failed' : await send(text, closes);
    if (sent === 'failed') return;
    onDraft('');
    if (sent === 'closed') onClosed?.();
    // The buttons are of no use without a text, and would take the focus with them.
    else area.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void reply(false);
  };

  const insert = (filled: string): void =>
    insertText(area.current?.resizableTextArea?.textArea, draft, filled, onDraft);

  return (
    <form
      data-bottom-bar
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        void reply(false);
      }}
    >
      <AutosizeTextArea
        ref={area}
        aria-label="Reply"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        placeholder={keys === undefined ? 'Write a reply.' : `Write a reply. ${keys} sends it.`}
        minRows={3}
        maxRows={10}
        maxLength={longestMessage}
        readOnly={pending}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.replyActions}>
        {whom && <SavedReplyMenu whom={whom} onFilled={insert} />}
        <Button disabled={isEmpty || pending} onClick={() => void reply(true)}>
          Send and Close
        </Button>
        <Button type="primary" htmlType="submit" loading={pending} disabled={isEmpty}>
          Send
        </Button>
      </div>
    </form>
  );
}
