import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before a form with typed text is closed. */
export function DiscardQuestion({ open, onDiscard, onKeep }: DiscardQuestionProps): ReactNode {
  const [agreed, setAgreed] = useState(false);
  // The form goes when the question is gone, and not below it: the focus that it gives back is then its to give.
  const discard = (): void => {
    setAgreed(false);
    onDiscard();
  };
  return (
    <ConfirmDialog
      open={open && !agreed}
      title="Discard your changes?"
      confirm="Discard"
      cancel="Keep Editing"
      onConfirm={() => setAgreed(true)}
      onCancel={onKeep}
      {...(agreed && { afterClose: discard })}
    >
      They haven’t been saved.
    </ConfirmDialog>
  );
}
