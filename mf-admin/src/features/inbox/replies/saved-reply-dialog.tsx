import { use, type ReactNode } from 'react';
import { Form, Input } from 'antd';
import type { CallBody } from '@getaway/contracts/http/call';
import {
  changeSavedReply,
  createSavedReply,
  listSavedReplies,
  type SavedReply,
} from '@getaway/contracts/http/inbox';
import { longestMessage } from '@getaway/contracts/http/stay-messages';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { VariableMenu } from '../../../template-variables/variable-menu.tsx';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { mergeFields } from '../../../ui/merge-fields.ts';
import { Merged, NewerNote } from '../../../ui/newer-note.tsx';
import type { DialogState, OrNew } from '../../../ui/use-dialog.ts';
import { useNewerState } from '../../../ui/use-newer-state.ts';
import styles from './replies.module.css';

const rules = createSavedReply.body.entries;
const fieldsWithVariables = ['text'] as const;
const refresh = [listSavedReplies];

type ReplyValues = CallBody<typeof createSavedReply>;

const toMerge = [
  { label: 'Name', names: ['name' as const] },
  { label: 'Text', names: ['text' as const] },
];

/** Creates a saved reply, or changes one. */
export function SavedReplyDialog({ dialog }: { dialog: DialogState<OrNew<SavedReply>> }): ReactNode {
  const { open, subject, round, close } = dialog;
  if (subject === undefined) return null;
  return subject === 'new' ? (
    <NewReply key={round} open={open} onClose={close} />
  ) : (
    <EditedReply key={round} reply={subject} open={open} onClose={close} />
  );
}

interface OpenDialog {
  open: boolean;
  onClose: () => void;
}

const shape = { width: 640, refusalsAt: { 'already-exists': 'name' } } as const;

function NewReply(dialog: OpenDialog): ReactNode {
  const { run, pending } = useMutation(createSavedReply, {
    done: 'Saved reply created',
    failed: 'Failed to create the saved reply',
    refresh,
  });
  return (
    <FormDialog<ReplyValues>
      {...dialog}
      {...shape}
      title="Create Saved Reply"
      submit="Create Saved Reply"
      initial={{ name: '', text: '' }}
      pending={pending}
      onSubmit={(body) => run({ body })}
    >
      <ReplyFields />
    </FormDialog>
  );
}

function EditedReply({ reply, ...dialog }: OpenDialog & { reply: SavedReply }): ReactNode {
  const { call } = use(CallsContext);
  const { run, pending } = useMutation(changeSavedReply, {
    done: 'Saved reply updated',
    failed: 'Failed to update the saved reply',
    refresh,
  });
  const { id } = reply;
  const { base, merge, merged, round } = useNewerState(
    reply,
    async () => (await call(listSavedReplies, { query: {} })).find((each) => each.id === id),
    (opened, typed: ReplyValues, newest) => mergeFields(toMerge, { opened, typed, newest }, rules),
  );
  return (
    <FormDialog<ReplyValues>
      {...dialog}
      {...shape}
      title="Edit Saved Reply"
      submit="Save Changes"
      initial={{ name: reply.name, text: reply.text }}
      pending={pending}
      onSubmit={async (values, form) => {
        const { name, text } = base;
        const outcome = await run({ params: { id }, body: { ...values, before: { name, text } } });
        if (outcome?.ok === false && outcome.error.type === 'changed-meanwhile') await merge(form);
        return outcome;
      }}
    >
      {merged && (
        <NewerNote key={round} title="Someone else saved this reply while you were writing">
          <Merged {...merged} />
        </NewerNote>
      )}
      <ReplyFields />
    </FormDialog>
  );
}

function ReplyFields(): ReactNode {
  return (
    <>
      <Form.Item label="Name" name="name" required rules={[contractRule(rules.name)]}>
        <Input autoFocus autoComplete="off" maxLength={150} />
      </Form.Item>
      <div className={styles.bar}>
        <VariableMenu fields={fieldsWithVariables} first="text" />
      </div>
      <Form.Item
        label="Text"
        name="text"
        required
        extra="Variables are filled in with the guest’s data when you choose the reply."
        rules={[contractRule(rules.text)]}
      >
        <AutosizeTextArea minRows={6} maxRows={16} maxLength={longestMessage} />
      </Form.Item>
    </>
  );
}
