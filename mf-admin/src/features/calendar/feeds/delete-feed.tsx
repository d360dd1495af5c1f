import type { ReactNode } from 'react';
import { deleteCalendarFeed, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { useAction } from '../../../actions/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { calendarReads } from '../calendar-reads.ts';
import { unknownReason } from './feed-words.ts';

const texts = {
  done: 'Calendar feed removed successfully',
  failed: 'Failed to remove calendar feed',
  unknown: unknownReason,
  refresh: calendarReads,
};

export function DeleteFeed({ dialog }: { dialog: DialogState<CalendarFeed> }): ReactNode {
  const { run, pending } = useAction(deleteCalendarFeed, texts);
  const { open, subject, close } = dialog;
  const remove = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.id } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${subject?.name ?? ''}?`}
      confirm="Delete"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>Its stays leave the calendar and guests can book their nights here. To stop reading it, pause it.</p>
    </ConfirmDialog>
  );
}
