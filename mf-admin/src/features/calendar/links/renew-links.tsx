import type { ReactNode } from 'react';
import { readCalendarLinks, renewCalendarLinks } from '@getaway/contracts/http/calendar-links';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';

const texts = {
  done: 'Address renewed',
  failed: 'Failed to renew the address',
  refresh: [readCalendarLinks],
};

export function RenewLinks({ dialog }: { dialog: DialogState<true> }): ReactNode {
  const { run, pending } = useMutation(renewCalendarLinks, texts);
  const { open, close } = dialog;
  const renew = async (): Promise<void> => {
    if ((await run({}))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Renew the address with full details?"
      confirm="Renew Address"
      pending={pending}
      onConfirm={() => void renew()}
      onCancel={close}
    >
      <p>
        The old address stops working, so every calendar that subscribes to it needs the new one. The privacy
        mode address stays the same.
      </p>
    </ConfirmDialog>
  );
}
