import type { ReactNode } from 'react';
import { readCalendarLinks, renewCalendarLinks } from '@getaway/contracts/http/calendar-links';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';

const texts = {
  done: 'Link renewed',
  failed: 'Failed to renew the link',
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
      title="Renew the full details link?"
      confirm="Renew Link"
      pending={pending}
      onConfirm={() => void renew()}
      onCancel={close}
    >
      <p>
        The old link will stop working, so every calendar that subscribes to it needs the new one. The privacy
        mode link stays the same.
      </p>
    </ConfirmDialog>
  );
}
