import { use, useState } from 'react';
import { UnsavedChangesContext } from '../../unsaved-changes/unsaved-changes.ts';
import { rowMenuId } from './row-ids.ts';

export const addButtonId = 'add-booking';

/** What the form above the list is open for: a new booking (null), one of the list's, or nothing. */
type Edited = { readonly id: string | null } | undefined;

export interface Editor {
  readonly edited: Edited;
  /** Whether to ask before what was typed is thrown away. */
  readonly isAsking: boolean;
  readonly show: (id: string | null) => void;
  /** Closes the form; asks first where something was typed. */
  readonly leave: () => void;
  /** Closes the form, whose content is saved. */
  readonly finish: () => void;
  readonly discard: () => void;
  readonly keep: () => void;
}

/** The one form of the page, open for `initial` at first: nothing that was typed is lost unasked. */
export function useEditor(initial?: Edited): Editor {
  const [edited, setEdited] = useState<Edited>(initial);
  const [wanted, setWanted] = useState<{ next: Edited }>();
  const changes = use(UnsavedChangesContext);

  const turnTo = (next: Edited): void => {
    setWanted(undefined);
    setEdited(next);
    // The form takes the focus when it opens, and gives it back to the button that opened it.
    if (!next) document.getElementById(edited?.id ? rowMenuId(edited.id) : addButtonId)?.focus();
  };
  const ask = (next: Edited): void => {
    if (next && next.id === edited?.id) return;
    if (edited && changes.exist()) setWanted({ next });
    else turnTo(next);
  };
  return {
    edited,
    isAsking: wanted !== undefined,
    show: (id) => ask({ id }),
    leave: () => ask(undefined),
    finish: () => turnTo(undefined),
    discard: () => turnTo(wanted?.next),
    keep: () => setWanted(undefined),
  };
}
