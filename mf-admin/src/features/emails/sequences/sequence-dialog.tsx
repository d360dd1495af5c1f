import type { ReactNode } from 'react';
import {
  changeEmailSequence,
  createEmailSequence,
  type EmailSequence,
} from '@getaway/contracts/http/email-sequences';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState, OrNew } from '../../../ui/use-dialog.ts';
import { useAudience } from '../audience/use-audience.tsx';
import { SequenceFields } from './sequence-fields.tsx';
import { sequenceTexts } from './sequence-texts.ts';
import { newSequence, sequenceValues, type SequenceValues } from './sequence-values.ts';

export function SequenceDialog({ dialog }: { dialog: DialogState<OrNew<EmailSequence>> }): ReactNode {
  const create = useMutation(createEmailSequence, sequenceTexts.created);
  const change = useMutation(changeEmailSequence, sequenceTexts.edited);
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
