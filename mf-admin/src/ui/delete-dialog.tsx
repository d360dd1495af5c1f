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

interface DeleteNamedProps<Subject> extends Pick<DeleteDialogProps<Subject>, 'dialog' | 'children'> {
  deletion: {
    pending: boolean;
    run: (input: { params: { id: string } }) => Promise<{ readonly ok: boolean } | undefined>;
  };
}

/** Asks before something is deleted that has a name, which the question contains. */
export function DeleteNamed<Subject extends { readonly id: string; readonly name: string }>({
  dialog,
  deletion,
  children,
}: DeleteNamedProps<Subject>): ReactNode {
  return (
    <DeleteDialog
      dialog={dialog}
      title={({ name }) => `Delete ${name}?`}
      pending={deletion.pending}
      onDelete={({ id }) => deletion.run({ params: { id } })}
    >
      {children}
    </DeleteDialog>
  );
}
