import { use, type ReactNode } from 'react';
import {
  changeEmailSequence,
  createEmailSequence,
  listEmailSequences,
  type EmailSequence,
} from '@getaway/contracts/http/email-sequences';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Merged, NewerNote } from '../../../ui/newer-note.tsx';
import type { DialogState, OrNew } from '../../../ui/use-dialog.ts';
import { useNewerState } from '../../../ui/use-newer-state.ts';
import { useAudience } from '../audience/use-audience.tsx';
import { mergeSequence } from './merge-sequence.ts';
import { SequenceFields } from './sequence-fields.tsx';
import { sequenceTexts } from './sequence-texts.ts';
import { newSequence, sequenceValues, type SequenceValues } from './sequence-values.ts';

export function SequenceDialog({ dialog }: { dialog: DialogState<OrNew<EmailSequence>> }): ReactNode {
  const { open, subject = 'new', round, close } = dialog;
  return subject === 'new' ? (
    <NewSequence key={round} open={open} onClose={close} />
  ) : (
    <EditedSequence key={round} sequence={subject} open={open} onClose={close} />
  );
}

interface OpenDialog {
  open: boolean;
  onClose: () => void;
}

const refusalsAt = { 'already-exists': 'sequenceKey' } as const;

function NewSequence(dialog: OpenDialog): ReactNode {
  const { run, pending } = useMutation(createEmailSequence, sequenceTexts.created);
  return (
    <FormDialog<SequenceValues>
      {...dialog}
      title="Create Sequence"
      submit="Create Sequence"
      initial={newSequence}
      pending={pending}
      refusalsAt={refusalsAt}
      onSubmit={(body) => run({ body })}
    >
      <SequenceFields initial={newSequence} />
    </FormDialog>
  );
}

function EditedSequence({ sequence, ...dialog }: OpenDialog & { sequence: EmailSequence }): ReactNode {
  const { call } = use(CallsContext);
  const change = useMutation(changeEmailSequence, sequenceTexts.edited);
  const audience = useAudience();
  const { id } = sequence;
  const { base, merge, merged, round } = useNewerState(
    sequence,
    async () => (await call(listEmailSequences, { query: {} })).find((each) => each.id === id),
    mergeSequence,
  );
  const initial = sequenceValues(sequence);
  return (
    <FormDialog<SequenceValues>
      {...dialog}
      title="Edit Sequence"
      submit="Save Changes"
      initial={initial}
      pending={change.pending || audience.pending}
      refusalsAt={refusalsAt}
      onSubmit={async (values, form) => {
        const { isActive, triggerType, triggerValue } = values;
        const { go, ...confirmed } = await audience.ask(id, { isActive, triggerType, triggerValue });
        if (!go) return undefined;
        const { version } = base;
        const body = { ...values, ...confirmed, ...(version !== undefined && { version }) };
        const outcome = await change.run({ params: { id }, body });
        if (outcome?.ok === false && outcome.error.type === 'changed-meanwhile') await merge(form);
        return outcome;
      }}
    >
      {merged && (
        <NewerNote key={round} title="Someone else saved this sequence while you were writing">
          <Merged {...merged} />
        </NewerNote>
      )}
      <SequenceFields initial={initial} />
      {audience.dialog}
    </FormDialog>
  );
}
