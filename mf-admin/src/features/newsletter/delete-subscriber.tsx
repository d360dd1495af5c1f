import type { ReactNode } from 'react';
import {
  deleteNewsletterSubscriber,
  listNewsletterSubscribers,
  type NewsletterSubscriber,
} from '@getaway/contracts/http/newsletter-subscribers';
import { useMutation } from '../../actions/use-mutation.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';

export function DeleteSubscriber({ dialog }: { dialog: DialogState<NewsletterSubscriber> }): ReactNode {
  const { subject } = dialog;
  const { run, pending } = useMutation(deleteNewsletterSubscriber, {
    done: 'Subscriber deleted successfully',
    failed: 'Failed to delete subscriber',
    refresh: [listNewsletterSubscribers],
  });
  return (
    <DeleteDialog
      dialog={dialog}
      title={() => 'Delete Subscriber'}
      pending={pending}
      onDelete={({ id }) => run({ params: { id } })}
    >
      <p>
        Are you sure you want to delete {subject?.firstName} {subject?.lastName} ({subject?.email})? This
        action cannot be undone. The promo code they received stays valid.
      </p>
    </DeleteDialog>
  );
}
