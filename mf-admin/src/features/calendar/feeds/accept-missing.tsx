import type { ReactNode } from 'react';
import { acceptMissingStays, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { calendarQueries } from '../calendar-queries.ts';
import { unknownReason } from './feed-words.ts';

const texts = {
  done: 'Missing stays removed',
  failed: 'Failed to remove missing stays',
  unknown: unknownReason,
  refresh: calendarQueries,
};

export function AcceptMissing({ dialog }: { dialog: DialogState<CalendarFeed> }): ReactNode {
  const { run, pending } = useMutation(acceptMissingStays, texts);
  const { open, subject, close } = dialog;
  const accept = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.id } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Are the stays missing from ${subject?.name ?? ''} really gone?`}
      confirm="Remove Stays"
      pending={pending}
      onConfirm={() => void accept()}
      onCancel={close}
    >
      <p>
        Check the other platform first. The missing stays will be removed from the calendar, and guests will
        be able to book their nights here.
      </p>
    </ConfirmDialog>
  );
}
