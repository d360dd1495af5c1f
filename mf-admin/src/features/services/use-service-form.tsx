import { use } from 'react';
import { listAddOnServices, type AddOnService } from '@getaway/contracts/http/catalogue';
import { changeAddOnService, createAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import type { OfferForm } from '../../catalogue/offer-dialog.tsx';
import { serviceTexts } from '../../catalogue/offer-texts.ts';
import { useOfferWrites } from '../../catalogue/use-offer-writes.ts';
import { ServiceFields } from './service-fields.tsx';
import { serviceValues, type ServiceValues } from './service-values.ts';

export function useServiceForm(): OfferForm<AddOnService, ServiceValues> {
  const writes = useOfferWrites(createAddOnService, changeAddOnService, serviceTexts);
  const { call } = use(CallsContext);
  return {
    noun: 'Service',
    values: serviceValues,
    writes,
    read: async (id) => (await call(listAddOnServices, { query: {} })).find((each) => each.id === id),
    fields: <ServiceFields />,
  };
}
