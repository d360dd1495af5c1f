import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks whoever closes a form that holds something typed. */
export function DiscardQuestion({ open, onDiscard, onKeep }: DiscardQuestionProps): ReactNode {
  return (
    <ConfirmDialog
      open={open}
      title="Discard what you entered?"
      confirm="Discard"
      cancel="Keep Editing"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      It has not been saved.
    </ConfirmDialog>
  );
}
