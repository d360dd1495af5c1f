import type { ReactNode } from 'react';
import { changePromoCode, createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useMutation } from '../../actions/use-mutation.ts';
import { property } from '../../property.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogState, OrNew } from '../../ui/use-dialog.ts';
import { PromoFields } from './promo-fields.tsx';
import { promoTexts } from './promo-texts.ts';
import { newPromo, promoBody, promoValues, type PromoValues } from './promo-values.ts';
import type { PromoCode } from './promo-words.ts';

export function PromoDialog({ dialog }: { dialog: DialogState<OrNew<PromoCode>> }): ReactNode {
  const create = useMutation(createPromoCode, promoTexts.created);
  const change = useMutation(changePromoCode, promoTexts.updated);
  const { open, subject = 'new', round, close } = dialog;
  const isNew = subject === 'new';
  const today = dateInZone(new Date(), property.timeZone);
  const canBeShown = isNew || subject.source === 'staff';
  return (
    <FormDialog<PromoValues>
      key={round}
      open={open}
      title={isNew ? 'Add Promo Code' : `Edit ${subject.code}`}
      submit={isNew ? 'Create Promo Code' : 'Save Changes'}
      initial={isNew ? newPromo(today) : promoValues(subject, today)}
      pending={create.pending || change.pending}
      onSubmit={(values) => {
        const body = promoBody(values);
        return isNew ? create.run({ body }) : change.run({ params: { id: subject.id }, body });
      }}
      onClose={close}
      refusalsAt={{ 'already-exists': 'code' }}
    >
      <PromoFields canBeShown={canBeShown} />
    </FormDialog>
  );
}
