import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { resolveCalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { calendarQueries } from '../calendar-queries.ts';
import type { Conflict } from './conflict.ts';
import { ConflictSides } from './conflict-sides.tsx';

const texts = {
  done: 'Conflict resolved',
  failed: 'Failed to resolve the conflict',
  refresh: calendarQueries,
};

/** Takes down what was done about a conflict, and resolves it. */
export function ResolveConflict({ dialog }: { dialog: DialogState<Conflict> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { run, pending } = useMutation(resolveCalendarConflict, texts);
  if (!subject) return null;
  return (
    <FormDialog<{ resolution: string }>
      key={round}
      open={open}
      title="Resolve Conflict"
      submit="Resolve"
      initial={{ resolution: subject.resolution ?? '' }}
      pending={pending}
      onSubmit={({ resolution }) =>
        run({ params: { id: subject.id }, body: { resolution, isResolved: true } })
      }
      onClose={close}
    >
      <ConflictSides conflict={subject} />
      <p>
        Move or cancel one of the two first. Resolving only removes the mark from the calendar; it doesn’t
        reopen any nights.
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
