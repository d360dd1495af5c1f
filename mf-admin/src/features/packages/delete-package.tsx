import type { ReactNode } from 'react';
import { listPackages, type StayPackage } from '@getaway/contracts/http/catalogue';
import { deletePackage } from '@getaway/contracts/http/staff-catalogue';
import { useMutation } from '../../actions/use-mutation.ts';
import { DeleteNamed } from '../../ui/delete-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';

export function DeletePackage({ dialog }: { dialog: DialogState<StayPackage> }): ReactNode {
  const deletion = useMutation(deletePackage, {
    done: 'Package deleted successfully',
    failed: 'Failed to delete package',
    refresh: [listPackages],
  });
  return (
    <DeleteNamed dialog={dialog} deletion={deletion}>
      <p>
        Its services stay, and existing bookings keep it. You can’t undo this. To stop offering it for a
        while, turn it off instead.
      </p>
    </DeleteNamed>
  );
}
