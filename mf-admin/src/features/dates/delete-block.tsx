import type { ReactNode } from 'react';
import {
  listBlockedDates,
  listTakenNights,
  unblockDate,
  unblockDates,
} from '@getaway/contracts/http/blocked-dates';
import { useMutation } from '../../actions/use-mutation.ts';
import { runWords, type DateRun } from '../../format/date-runs.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import type { BlockedDate } from './blocked-run.tsx';

const refresh = [listBlockedDates, listTakenNights];

/** Asks before a night, or all nights of a run, can be booked again. */
export function DeleteBlock({ dialog }: { dialog: DialogState<DateRun<BlockedDate>> }): ReactNode {
  const one = useMutation(unblockDate, {
    done: 'Blocked date removed',
    failed: 'Failed to remove blocked date',
    refresh,
  });
  const all = useMutation(unblockDates, {
    done: 'Blocked dates removed',
    failed: 'Failed to remove blocked dates',
    refresh,
  });
  const { open, subject, close } = dialog;
  const remove = async ({ items: [first, ...others] }: DateRun<BlockedDate>): Promise<void> => {
    const outcome =
      others.length === 0
        ? await one.run({ params: { id: first.id } })
        : await all.run({ body: { ids: [first, ...others].map(({ id }) => id) } });
    if (outcome?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={subject ? `Unblock ${runWords(subject)}?` : ''}
      confirm="Unblock"
      pending={one.pending || all.pending}
      onConfirm={() => {
        if (subject) void remove(subject);
      }}
      onCancel={close}
    >
      <p>
        {subject && subject.items.length > 1
          ? 'Guests can book these nights again.'
          : 'Guests can book this night again.'}
      </p>
    </ConfirmDialog>
  );
}
