import type { ReactNode } from 'react';
import { listPackages, type StayPackage } from '@getaway/contracts/http/catalogue';
import { deletePackage } from '@getaway/contracts/http/staff-catalogue';
import { useMutation } from '../../actions/use-mutation.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';

export function DeletePackage({ dialog }: { dialog: DialogState<StayPackage> }): ReactNode {
  const { run, pending } = useMutation(deletePackage, {
    done: 'Package deleted successfully',
    failed: 'Failed to delete package',
    refresh: [listPackages],
  });
  return (
    <DeleteDialog
      dialog={dialog}
      title={({ name }) => `Delete ${name}?`}
      pending={pending}
      onDelete={({ id }) => run({ params: { id } })}
    >
      <p>
        Its services stay, and existing bookings keep it. You can’t undo this. To stop offering it for a
        while, turn it off instead.
      </p>
    </DeleteDialog>
  );
}
