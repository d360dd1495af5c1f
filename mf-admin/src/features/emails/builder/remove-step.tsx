import type { ReactNode } from 'react';
import { deleteSequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import { useAction } from '../../../actions/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { sequenceReads } from '../emails.api.ts';
import type { SequenceStep } from '../templates/template-subject.ts';

export function RemoveStep({ dialog }: { dialog: DialogState<SequenceStep> }): ReactNode {
  const { open, subject, close } = dialog;
  const { run, pending } = useAction(deleteSequenceTemplate, {
    done: 'Template removed from sequence successfully',
    failed: 'Failed to delete template',
    refresh: sequenceReads,
  });
  const remove = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.linkId } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Take ${subject?.name ?? ''} out of this sequence?`}
      confirm="Delete"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>
        Its emails of this sequence that have not gone out are cancelled, and the steps after it move up. The
        template itself stays in Templates.
      </p>
    </ConfirmDialog>
  );
}
