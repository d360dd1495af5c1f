import type { ReactNode } from 'react';
import { listEmailSequences } from '@getaway/contracts/http/email-sequences';
import { deleteEmailTemplate, type EmailTemplate } from '@getaway/contracts/http/email-templates';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { DeleteNamed } from '../../../ui/delete-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';

export function DeleteTemplate({ dialog }: { dialog: DialogState<EmailTemplate> }): ReactNode {
  const { open, subject } = dialog;
  const sequences = useQuery(listEmailSequences, open ? undefined : null);
  const deletion = useMutation(deleteEmailTemplate, {
    done: 'Template deleted successfully',
    failed: 'Failed to delete template',
    refresh: sequenceQueries,
  });
  const holders = sequences.data?.filter(({ id }) => subject?.sequenceIds.includes(id)) ?? [];
  return (
    <DeleteNamed dialog={dialog} deletion={deletion}>
      {holders.length > 0 && (
        <p>It will also be removed from {holders.map(({ name }) => name).join(', ')}.</p>
      )}
      <p>Its unsent emails will be canceled. You can’t undo this.</p>
    </DeleteNamed>
  );
}
