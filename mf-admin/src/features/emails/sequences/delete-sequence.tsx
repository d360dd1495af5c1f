import type { ReactNode } from 'react';
import { deleteEmailSequence, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import { useAction } from '../../../actions/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { sequenceReads } from '../emails.api.ts';

export function DeleteSequence({ dialog }: { dialog: DialogState<EmailSequence> }): ReactNode {
  const { open, subject, close } = dialog;
  const { run, pending } = useAction(deleteEmailSequence, {
    done: 'Email sequence deleted successfully',
    failed: 'Failed to delete email sequence',
    refresh: sequenceReads,
  });
  const remove = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.id } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${subject?.name ?? ''}?`}
      confirm="Delete"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>
        Its emails that have not gone out are cancelled; the templates stay. This cannot be undone; deactivate
        it to stop it for a while.
      </p>
    </ConfirmDialog>
  );
}
