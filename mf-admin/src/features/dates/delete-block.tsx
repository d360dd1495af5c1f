import type { ReactNode } from 'react';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { listBlockedDates, unblockDate } from '@getaway/contracts/http/blocked-dates';
import { useAction } from '../../actions/use-action.ts';
import { formatDate } from '../../format/dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import type { BlockedDate } from './blocked-run.tsx';

export function DeleteBlock({ dialog }: { dialog: DialogState<BlockedDate> }): ReactNode {
  const { run, pending } = useAction(unblockDate, {
    done: 'Blocked date removed',
    failed: 'Failed to remove blocked date',
    refresh: [listBlockedDates, listUnavailableDates],
  });
  const { open, subject, close } = dialog;
  const remove = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.id } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={subject ? `Unblock ${formatDate(subject.date)}?` : ''}
      confirm="Delete"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>Guests can book this night again.</p>
    </ConfirmDialog>
  );
}
