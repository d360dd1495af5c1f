import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogState } from './use-dialog.ts';

interface DeleteDialogProps<Subject> {
  dialog: DialogState<Subject>;
  title: (subject: Subject) => string;
  pending: boolean;
  onDelete: (subject: Subject) => Promise<{ readonly ok: boolean } | undefined>;
  onDeleted?: (() => void) | undefined;
  /** What it means. */
  children: ReactNode;
}

/** Asks before something is deleted; closes when the server has done it, and stays when it refused. */
export function DeleteDialog<Subject>(props: DeleteDialogProps<Subject>): ReactNode {
  const { dialog, title, pending, onDelete, onDeleted, children } = props;
  const { open, subject, close } = dialog;
  const remove = async (): Promise<void> => {
    if (subject === undefined || !(await onDelete(subject))?.ok) return;
    close();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={open}
      title={subject === undefined ? '' : title(subject)}
      confirm="Delete"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      {children}
    </ConfirmDialog>
  );
}
