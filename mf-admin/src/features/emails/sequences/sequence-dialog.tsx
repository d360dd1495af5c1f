import type { ReactNode } from 'react';
import {
  changeEmailSequence,
  createEmailSequence,
  type EmailSequence,
} from '@getaway/contracts/http/email-sequences';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { useAudience } from '../audience/use-audience.tsx';
import { sequenceQueries } from '../emails.api.ts';
import { SequenceFields } from './sequence-fields.tsx';
import { updateFailedToast, createFailedToast } from './sequence-refusals.ts';
import { newSequence, sequenceValues, type SequenceValues } from './sequence-values.ts';

/** What the dialog is about: a sequence, or one that is yet to be made. */
export type SequenceSubject = EmailSequence | 'new';

export function SequenceDialog({ dialog }: { dialog: DialogState<SequenceSubject> }): ReactNode {
  const create = useMutation(createEmailSequence, {
    done: 'Email sequence created successfully',
    failed: createFailedToast,
    refresh: sequenceQueries,
  });
  const change = useMutation(changeEmailSequence, {
    done: 'Email sequence updated successfully',
    failed: updateFailedToast,
    refresh: sequenceQueries,
  });
  const audience = useAudience();
  const { open, subject = 'new', round, close } = dialog;
  const isNew = subject === 'new';
  const initial = isNew ? newSequence : sequenceValues(subject);
  return (
    <FormDialog<SequenceValues>
      key={round}
      open={open}
      title={isNew ? 'Create Sequence' : 'Edit Sequence'}
      submit={isNew ? 'Create Sequence' : 'Save Changes'}
      initial={initial}
      pending={create.pending || change.pending || audience.pending}
      refusalsAt={{ 'already-exists': 'sequenceKey' }}
      onSubmit={async (body) => {
        if (isNew) return create.run({ body });
        const { isActive, triggerType, triggerValue } = body;
        const { go, ...confirmed } = await audience.ask(subject.id, { isActive, triggerType, triggerValue });
        return go ? change.run({ params: { id: subject.id }, body: { ...body, ...confirmed } }) : undefined;
      }}
      onClose={close}
    >
      <SequenceFields initial={initial} />
      {audience.dialog}
    </FormDialog>
  );
}
