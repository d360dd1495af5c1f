import { useRef, useState, type ComponentRef, type ReactNode } from 'react';
import { Button } from 'antd';
import { addGuestNote, type GuestNote } from '@getaway/contracts/http/guest-details';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import { useUnsavedChanges } from '../../../unsaved-changes/unsaved-changes.ts';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { guestQueries } from '../guests.api.ts';
import styles from './guest.module.css';
import type { GuestRecord } from './guest-record.ts';

/** What staff wrote about a guest, newest first, and a box for more. */
export function GuestNotes({ record: { guest, notes } }: { record: GuestRecord }): ReactNode {
  return (
    <>
      <Panel title="Add Note">
        <NoteBox guestId={guest.id} />
      </Panel>
      <Panel title="Notes">
        {notes.length === 0 ? (
          <p className={styles.quiet}>No notes yet</p>
        ) : (
          <ol className={styles.rows}>
            {notes.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ol>
        )}
      </Panel>
    </>
  );
}

function NoteBox({ guestId }: { guestId: string }): ReactNode {
  const [text, setText] = useState('');
  const box = useRef<ComponentRef<typeof AutosizeTextArea>>(null);
  const { run, pending } = useMutation(addGuestNote, {
    done: 'Note added successfully',
    failed: 'Failed to add note',
    refresh: guestQueries,
  });
  const content = text.trim();
  useUnsavedChanges(() => content !== '');
  const add = async (): Promise<void> => {
    if (!(await run({ params: { guestId }, body: { content } }))?.ok) return;
    setText('');
    // The button is of no use without a text, and would take the focus with it.
    box.current?.focus();
  };
  return (
    <form
      className={styles.noteBox}
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== '') void add();
      }}
    >
      <AutosizeTextArea
        ref={box}
        aria-label="New note"
        placeholder="What should everyone know about this guest?"
        minRows={3}
        maxRows={10}
        maxLength={5000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="primary" htmlType="submit" loading={pending} disabled={content === ''}>
        Add Note
      </Button>
    </form>
  );
}

function Note({ note: { content, createdAt } }: { note: GuestNote }): ReactNode {
  return (
    <li className={styles.note}>
      <p className={styles.written}>{content}</p>
      <p className={styles.when}>
        {/* Every author is labelled so (spec page 2, 'Guest detail'). */}
        <strong>Admin</strong> · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
    </li>
  );
}
