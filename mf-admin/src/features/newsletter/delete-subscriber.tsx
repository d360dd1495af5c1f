import type { ReactNode } from 'react';
import {
  deleteNewsletterSubscriber,
  listNewsletterSubscribers,
  type NewsletterSubscriber,
} from '@getaway/contracts/http/newsletter-subscribers';
import { useAction } from '../../actions/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';

export function DeleteSubscriber({ dialog }: { dialog: DialogState<NewsletterSubscriber> }): ReactNode {
  const { open, subject, close } = dialog;
  const { run, pending } = useAction(deleteNewsletterSubscriber, {
    done: 'Subscriber deleted successfully',
    failed: 'Failed to delete subscriber',
    refresh: [listNewsletterSubscribers],
  });
  const remove = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.id } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Delete Subscriber"
      confirm="Delete"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>
        Are you sure you want to delete {subject?.firstName} {subject?.lastName} ({subject?.email})? This
        action cannot be undone. A code that was sent stays valid.
      </p>
    </ConfirmDialog>
  );
}
