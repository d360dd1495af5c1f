import type { ReactNode } from 'react';
import { deleteEmailSequence, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import { useMutation } from '../../../actions/use-mutation.ts';
import { DeleteNamed } from '../../../ui/delete-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';

export function DeleteSequence({ dialog }: { dialog: DialogState<EmailSequence> }): ReactNode {
  const deletion = useMutation(deleteEmailSequence, {
    done: 'Email sequence deleted successfully',
    failed: 'Failed to delete email sequence',
    refresh: sequenceQueries,
  });
  return (
    <DeleteNamed dialog={dialog} deletion={deletion}>
      <p>
        Unsent emails will be canceled. The templates will be kept. You can’t undo this. To stop it for a
        while, deactivate it instead.
      </p>
    </DeleteNamed>
  );
}
