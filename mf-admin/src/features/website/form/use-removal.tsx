import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LinkButton } from '../../../ui/link-button.tsx';
import { valueAt, type Content, type Path } from '../content/content.ts';
import { isUnseen } from '../pictures/photo-places.ts';
import { fieldId, useForm } from './form-context.ts';
import styles from './form.module.css';

interface Removal {
  /** What was removed: '“Maya and Theo”' or '6 reviews'. */
  readonly what: string;
  readonly at: number;
  readonly before: unknown;
  readonly after: unknown;
}

interface Removals {
  /** Calls `run`, which removes entries and returns the new list. `at` is the index of the first removed entry. */
  readonly remove: (what: string, at: number, run: () => unknown) => void;
  /** Names the last removal and offers Undo, until the list changes again. */
  readonly note: ReactNode;
}

const unseenWords = ' Guests no longer see its photo: give it another place on Photos.';

/** Whether a photo of the host's own was shown beside a removed entry, and nowhere else. */
function leavesPhoto({ before, after }: Removal, content: Content): boolean {
  const left = picturesIn(after);
  return picturesIn(before).some((name) => !left.includes(name) && isUnseen(name, content));
}

function picturesIn(entries: unknown): string[] {
  return (Array.isArray(entries) ? (entries as readonly unknown[]) : [])
    .map((entry) => valueAt(entry, ['picture']))
    .filter((name) => typeof name === 'string');
}

/** The id of the button that removes an entry. */
export function removeId(entry: Path): string {
  return `${fieldId(entry)}-remove`;
}

/** The id of the button that adds an entry to a list. */
export function addId(list: Path): string {
  return `${fieldId(list)}-add`;
}

/** Removes entries from a list: focuses the next entry and shows a note with Undo. */
export function useRemoval(list: Path): Removals {
  const { content, change } = useForm();
  const [removal, setRemoval] = useState<Removal>();
  const now = valueAt(content, list);
  const shown = removal && removal.after === now ? removal : undefined;
  const focusAt = (at: number): void => {
    const next = document.getElementById(removeId([...list, at])) ?? document.getElementById(addId(list));
    next?.focus();
  };
  const remove = (what: string, at: number, run: () => unknown): void => {
    // The focused button disappears with its entry, so the next one must be rendered before it can be focused.
    flushSync(() => setRemoval({ what, at, before: now, after: run() }));
    focusAt(at);
  };
  const undo = (): void => {
    if (!shown) return;
    flushSync(() => change(list, shown.before));
    focusAt(shown.at);
  };
  return {
    remove,
    note: (
      <>
        <span role="status" className={styles.removed}>
          {shown && `Removed ${shown.what}.${leavesPhoto(shown, content) ? unseenWords : ''}`}
        </span>
        {shown && (
          <LinkButton small aria-label={`Undo: Remove ${shown.what}`} onClick={undo}>
            Undo
          </LinkButton>
        )}
      </>
    ),
  };
}
