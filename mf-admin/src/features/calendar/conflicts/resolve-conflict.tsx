import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { resolveCalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import { contractRule } from '../../../actions/contract-rules.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import type { ConflictGroup } from '../../../conflicts/conflict-groups.ts';
import { ConflictSides } from './conflict-sides.tsx';
import { useResolveConflicts } from './use-resolve-conflicts.ts';

const texts = {
  done: 'Conflict resolved',
  failed: 'Failed to resolve the conflict',
};

/** Takes down what was done about a conflict, and resolves it with all its nights. */
export function ResolveConflict({ dialog }: { dialog: DialogState<ConflictGroup> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { run, pending } = useResolveConflicts(texts);
  if (!subject) return null;
  return (
    <FormDialog<{ resolution: string }>
      key={round}
      open={open}
      title="Resolve Conflict"
      submit="Resolve"
      initial={{ resolution: subject.whole.resolution ?? '' }}
      pending={pending}
      onSubmit={({ resolution }) => run(subject, { resolution, isResolved: true })}
      onClose={close}
    >
      <ConflictSides conflict={subject.whole} />
      <p>
        Move or cancel one of the two first. Marking it resolved only clears the warning; it doesn’t reopen
        any nights.
      </p>
      <Form.Item
        label="What did you do about it?"
        name="resolution"
        rules={[contractRule(resolveCalendarConflict.body.entries.resolution)]}
      >
        <Input.TextArea autoFocus rows={3} placeholder="Moved the other platform’s guest to June" />
      </Form.Item>
    </FormDialog>
  );
}
