import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LinkButton } from '../../../ui/link-button.tsx';
import { valueAt, type Path } from '../content/content.ts';
import { fieldId, useForm } from './form-context.ts';
import styles from './form.module.css';

interface Removal {
  /** '“Maya and Theo”', or how many. */
  readonly what: string;
  readonly at: number;
  readonly before: unknown;
  readonly after: unknown;
}

interface Removals {
  /** Removes by a change that returns the new list; `at` is where the first of the removed entries was. */
  readonly remove: (what: string, at: number, run: () => unknown) => void;
  /** What was removed last, as long as the list was not changed since, with the way back. */
  readonly note: ReactNode;
}

/** The id of the button that removes an entry. */
export function removeId(entry: Path): string {
  return `${fieldId(entry)}-remove`;
}

/** The id of the button that adds an entry to a list. */
export function addId(list: Path): string {
  return `${fieldId(list)}-add`;
}

/** Removals from a list: the focus goes on to the next entry, a note says what happened, and it can be taken back in place. */
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
    // What has the focus goes: the next has to be there.
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
          {shown && `Removed ${shown.what}.`}
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
