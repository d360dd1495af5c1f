import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { changeCalendarFeed, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { calendarQueries } from '../calendar-queries.ts';
import { unknownReason } from './feed-words.ts';

const texts = {
  done: 'Calendar feed renamed',
  failed: 'Failed to rename calendar feed',
  unknown: unknownReason,
  refresh: calendarQueries,
};

export function RenameFeed({ dialog }: { dialog: DialogState<CalendarFeed> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { run, pending } = useMutation(changeCalendarFeed, texts);
  if (!subject) return null;
  return (
    <FormDialog<{ name: string }>
      key={round}
      open={open}
      title={`Rename ${subject.name}`}
      submit="Save"
      initial={{ name: subject.name }}
      pending={pending}
      onSubmit={({ name }) => run({ params: { id: subject.id }, body: { name } })}
      onClose={close}
    >
      <Form.Item
        label="Feed Name"
        name="name"
        required
        rules={[contractRule(changeCalendarFeed.body.entries.name)]}
      >
        <Input autoFocus />
      </Form.Item>
    </FormDialog>
  );
}
