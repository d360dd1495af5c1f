import type { ReactNode } from 'react';
import { listAddOnServices, listPackages, type AddOnService } from '@getaway/contracts/http/catalogue';
import { deleteAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { DeleteNamed } from '../../ui/delete-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';

export function DeleteService({ dialog }: { dialog: DialogState<AddOnService> }): ReactNode {
  const { open, subject } = dialog;
  const packages = useQuery(listPackages, open ? undefined : null);
  const deletion = useMutation(deleteAddOnService, {
    done: 'Service deleted successfully',
    failed: 'Failed to delete service',
    refresh: [listAddOnServices, listPackages],
  });
  const holders = packages.data?.filter(({ serviceIds }) => subject && serviceIds.includes(subject.id)) ?? [];
  return (
    <DeleteNamed dialog={dialog} deletion={deletion}>
      {holders.length > 0 && (
        <p>
          It will also be removed from {holders.map(({ name }) => name).join(', ')}, whose{' '}
          {holders.length === 1 ? 'price stays' : 'prices stay'} the same.
        </p>
      )}
      <p>
        Existing bookings keep it. You can’t undo this. To stop offering it for a while, turn it off instead.
      </p>
    </DeleteNamed>
  );
}
