import type { ReactNode } from 'react';
import {
  actOnCampaign,
  deleteCampaign,
  listCampaigns,
  readCampaign,
  type Campaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DeleteNamed } from '../../../ui/delete-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { cancelWords } from './campaign-words.ts';

/** Ends the sending of a campaign for good. */
export function CancelCampaign({ dialog }: { dialog: DialogState<Campaign> }): ReactNode {
  const { open, subject, close } = dialog;
  const { run, pending } = useMutation(actOnCampaign, {
    done: 'Campaign canceled',
    failed: 'Failed to cancel the campaign',
    refresh: [listCampaigns, readCampaign],
  });
  const cancel = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.id, action: 'cancel' } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Cancel ${subject?.name ?? ''}?`}
      confirm="Cancel Campaign"
      cancel="Keep It"
      pending={pending}
      onConfirm={() => void cancel()}
      onCancel={close}
    >
      <p>
        {subject && cancelWords(subject)} This can’t be undone
        {subject?.status === 'sending' ? '; to stop for a while, pause it.' : '.'}
      </p>
    </ConfirmDialog>
  );
}

/** Deletes a draft, or a campaign that was canceled before it was sent. */
export function DeleteCampaign({ dialog }: { dialog: DialogState<Campaign> }): ReactNode {
  const deletion = useMutation(deleteCampaign, {
    done: 'Campaign deleted',
    failed: 'Failed to delete the campaign',
    refresh: [listCampaigns],
  });
  return (
    <DeleteNamed dialog={dialog} deletion={deletion}>
      <p>The campaign and its text are deleted; nobody got it. This can’t be undone.</p>
    </DeleteNamed>
  );
}
