import type { ReactNode } from 'react';
import { listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import { changePromoCode, createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { useMutation } from '../../actions/use-mutation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import { PromoFields } from './promo-fields.tsx';
import { newPromo, promoBody, promoValues, type PromoValues } from './promo-values.ts';
import type { PromoCode } from './promo-words.ts';

/** What the dialog is about: a code, or one that is yet to be made. */
export type PromoSubject = PromoCode | 'new';

const refresh = [listPromoCodes];

export function PromoDialog({ dialog }: { dialog: DialogState<PromoSubject> }): ReactNode {
  const create = useMutation(createPromoCode, {
    done: 'Promotion code created successfully',
    failed: 'Failed to create promotion code',
    refresh,
  });
  const change = useMutation(changePromoCode, {
    done: 'Promotion code updated',
    failed: 'Failed to update promotion code',
    refresh,
  });
  const { open, subject = 'new', round, close } = dialog;
  const isNew = subject === 'new';
  return (
    <FormDialog<PromoValues>
      key={round}
      open={open}
      title={isNew ? 'Add Promo Code' : `Edit ${subject.code}`}
      submit={isNew ? 'Create Promo Code' : 'Save Changes'}
      initial={isNew ? newPromo : promoValues(subject)}
      pending={create.pending || change.pending}
      onSubmit={(values) => {
        const body = promoBody(values);
        return isNew ? create.run({ body }) : change.run({ params: { id: subject.id }, body });
      }}
      onClose={close}
      refusalsAt={{ 'already-exists': 'code' }}
    >
      <PromoFields />
    </FormDialog>
  );
}
