import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import type { CallBody } from '@getaway/contracts/http/call';
import {
  changeSavedReply,
  createSavedReply,
  listSavedReplies,
  type SavedReply,
} from '@getaway/contracts/http/inbox';
import { longestMessage } from '@getaway/contracts/http/stay-messages';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { VariableMenu } from '../../../template-variables/variable-menu.tsx';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState, OrNew } from '../../../ui/use-dialog.ts';
import styles from './replies.module.css';

const rules = createSavedReply.body.entries;
const fieldsWithVariables = ['text'] as const;

/** Creates a saved reply, or changes one. */
export function SavedReplyDialog({ dialog }: { dialog: DialogState<OrNew<SavedReply>> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const refresh = [listSavedReplies];
  const creation = useMutation(createSavedReply, {
    done: 'Saved reply created',
    failed: 'Failed to create the saved reply',
    refresh,
  });
  const change = useMutation(changeSavedReply, {
    done: 'Saved reply updated',
    failed: 'Failed to update the saved reply',
    refresh,
  });
  if (subject === undefined) return null;
  const isNew = subject === 'new';
  const save = (body: CallBody<typeof createSavedReply>) =>
    isNew ? creation.run({ body }) : change.run({ params: { id: subject.id }, body });
  return (
    <FormDialog<CallBody<typeof createSavedReply>>
      key={round}
      open={open}
      title={isNew ? 'Create Saved Reply' : 'Edit Saved Reply'}
      submit={isNew ? 'Create Saved Reply' : 'Save Changes'}
      width={640}
      initial={isNew ? { name: '', text: '' } : { name: subject.name, text: subject.text }}
      pending={creation.pending || change.pending}
      refusalsAt={{ 'already-exists': 'name' }}
      onSubmit={save}
      onClose={close}
    >
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
    </FormDialog>
  );
}
