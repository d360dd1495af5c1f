import type { ReactNode } from 'react';
import { deleteGuest, listGuests, type Guest } from '@getaway/contracts/http/guests';
import { useAction } from '../../actions/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';

interface DeleteGuestProps {
  dialog: DialogState<Guest>;
  onDeleted?: () => void;
}

export function DeleteGuest({ dialog, onDeleted }: DeleteGuestProps): ReactNode {
  const { open, subject, close } = dialog;
  const { run, pending } = useAction(deleteGuest, {
    done: 'Guest Deleted',
    failed: 'Failed to delete guest. Please try again.',
    refresh: [listGuests],
  });
  const remove = async (): Promise<void> => {
    if (!subject || !(await run({ params: { guestId: subject.id } }))?.ok) return;
    close();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Delete Guest"
      confirm="Delete"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>
        Are you sure you want to delete the guest? This action cannot be undone and will remove all associated
        notes, events, and booking history.
      </p>
    </ConfirmDialog>
  );
}
