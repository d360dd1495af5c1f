import type { ReactNode } from 'react';
import { listEmailSequences } from '@getaway/contracts/http/email-sequences';
import { deleteEmailTemplate, type EmailTemplate } from '@getaway/contracts/http/email-templates';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { useAction } from '../../../actions/use-action.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { sequenceReads } from '../emails.api.ts';

export function DeleteTemplate({ dialog }: { dialog: DialogState<EmailTemplate> }): ReactNode {
  const { open, subject } = dialog;
  const sequences = useRead(listEmailSequences, open ? undefined : null);
  const { run, pending } = useAction(deleteEmailTemplate, {
    done: 'Template deleted successfully',
    failed: 'Failed to delete template',
    refresh: sequenceReads,
  });
  const holders = sequences.data?.filter(({ id }) => subject?.sequenceIds.includes(id)) ?? [];
  return (
    <DeleteDialog
      dialog={dialog}
      title={({ name }) => `Delete ${name}?`}
      pending={pending}
      onDelete={({ id }) => run({ params: { id } })}
    >
      {holders.length > 0 && (
        <p>It will also be removed from {holders.map(({ name }) => name).join(', ')}.</p>
      )}
      <p>Its unsent emails are cancelled. You can’t undo this.</p>
    </DeleteDialog>
  );
}
