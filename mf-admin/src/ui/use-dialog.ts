import { startTransition, useCallback, useState } from 'react';

/** What a dialog is about that edits an item or makes a new one. */
export type OrNew<Item> = Item | 'new';

export interface DialogState<Subject> {
  readonly open: boolean;
  /** What the dialog is about; it stays while the dialog goes out of sight. */
  readonly subject: Subject | undefined;
  /** Changes with every opening: the key of a dialog that starts empty each time. */
  readonly round: number;
  readonly show: (subject: Subject) => void;
  readonly close: () => void;
}

/** Whether a dialog is open, and what for. */
export function useDialog<Subject>(): DialogState<Subject> {
  const [state, setState] = useState<{ open: boolean; subject?: Subject; round: number }>({
    open: false,
    round: 0,
  });
  // A dialog takes long to draw: in pieces, between which the page answers its person.
  const show = useCallback(
    (subject: Subject) =>
      startTransition(() => setState(({ round }) => ({ open: true, subject, round: round + 1 }))),
    [],
  );
  const close = useCallback(() => setState((last) => ({ ...last, open: false })), []);
  return { open: state.open, subject: state.subject, round: state.round, show, close };
}
