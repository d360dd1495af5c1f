import type { ReactNode } from 'react';
import { deleteSequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import { useMutation } from '../../../actions/use-mutation.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';
import type { SequenceStep } from '../templates/template-subject.ts';

export function RemoveStep({ dialog }: { dialog: DialogState<SequenceStep> }): ReactNode {
  const { run, pending } = useMutation(deleteSequenceTemplate, {
    done: 'Template removed from sequence successfully',
    failed: 'Failed to delete template',
    refresh: sequenceQueries,
  });
  return (
    <DeleteDialog
      dialog={dialog}
      title={({ name }) => `Remove ${name} from this sequence?`}
      pending={pending}
      onDelete={({ linkId }) => run({ params: { id: linkId } })}
    >
      <p>
        Its unsent emails in this sequence will be canceled, and the steps after it will move up. The template
        stays in Templates.
      </p>
    </DeleteDialog>
  );
}
