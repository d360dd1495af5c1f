import type { ReactNode } from 'react';
import { deleteGuest, listGuests, type Guest } from '@getaway/contracts/http/guests';
import { useMutation } from '../../actions/use-mutation.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import { guestName } from './guest-words.ts';

interface DeleteGuestProps {
  dialog: DialogState<Guest>;
  onDeleted?: () => void;
}

export function DeleteGuest({ dialog, onDeleted }: DeleteGuestProps): ReactNode {
  const { subject } = dialog;
  const { run, pending } = useMutation(deleteGuest, {
    done: 'Guest Deleted',
    failed: 'Failed to delete guest. Please try again.',
    refresh: [listGuests],
  });
  return (
    <DeleteDialog
      dialog={dialog}
      title={() => 'Delete Guest'}
      pending={pending}
      onDelete={({ id }) => run({ params: { guestId: id } })}
      onDeleted={onDeleted}
    >
      <p>
        Are you sure you want to delete the guest? This action cannot be undone and will remove all associated
        notes, events, and booking history.
      </p>
      {subject && (
        <p>
          This is about <strong>{guestName(subject)}</strong> ({subject.email}). The bookings themselves stay
          under Bookings, and the guest still gets emails about them.
        </p>
      )}
    </DeleteDialog>
  );
}
