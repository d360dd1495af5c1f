import type { ReactNode } from 'react';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { changeAddOnService, createAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { useMutation } from '../../actions/use-mutation.ts';
import { OfferDialog } from '../../catalogue/offer-dialog.tsx';
import { serviceTexts } from '../../catalogue/offer-texts.ts';
import type { DialogState } from '../../ui/use-dialog.ts';
import { ServiceFields } from './service-fields.tsx';
import { newService, serviceValues } from './service-values.ts';

/** What the dialog is about: a service, or one that is yet to be made. */
export type ServiceSubject = AddOnService | 'new';

export function ServiceDialog({ dialog }: { dialog: DialogState<ServiceSubject> }): ReactNode {
  const create = useMutation(createAddOnService, serviceTexts.added);
  const change = useMutation(changeAddOnService, serviceTexts.updated);
  return (
    <OfferDialog
      dialog={dialog}
      noun="Service"
      initial={newService}
      valuesOf={serviceValues}
      create={create}
      change={change}
    >
      <ServiceFields />
    </OfferDialog>
  );
}
