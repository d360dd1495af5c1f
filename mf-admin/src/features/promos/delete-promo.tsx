import type { ReactNode } from 'react';
import { listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import { deletePromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { useMutation } from '../../actions/use-mutation.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import type { PromoCode } from './promo-words.ts';

export function DeletePromo({ dialog }: { dialog: DialogState<PromoCode> }): ReactNode {
  const { run, pending } = useMutation(deletePromoCode, {
    done: 'Promotion code deleted',
    failed: 'Failed to delete promotion code',
    refresh: [listPromoCodes],
  });
  const { subject } = dialog;
  return (
    <DeleteDialog
      dialog={dialog}
      title={({ code }) => `Delete ${code}?`}
      pending={pending}
      onDelete={({ id }) => run({ params: { id } })}
    >
      <p>
        {subject && subject.uses > 0
          ? `It’s been used ${subject.uses === 1 ? 'once' : `${subject.uses} times`}. Bookings made with it keep their price. `
          : 'No bookings use it. '}
        Guests won’t be able to use it anymore. You can’t undo this.
      </p>
    </DeleteDialog>
  );
}
