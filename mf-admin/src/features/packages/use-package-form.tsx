import { use } from 'react';
import { listPackages, type StayPackage } from '@getaway/contracts/http/catalogue';
import { changePackage, createPackage } from '@getaway/contracts/http/staff-catalogue';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import type { OfferForm } from '../../catalogue/offer-dialog.tsx';
import { packageTexts } from '../../catalogue/offer-texts.ts';
import { useOfferWrites } from '../../catalogue/use-offer-writes.ts';
import { PackageFields } from './package-fields.tsx';
import { packageValues, type PackageValues } from './package-values.ts';

export function usePackageForm(): OfferForm<StayPackage, PackageValues> {
  const writes = useOfferWrites(createPackage, changePackage, packageTexts);
  const { call } = use(CallsContext);
  return {
    noun: 'Package',
    values: packageValues,
    writes,
    read: async (id) => (await call(listPackages, { query: {} })).find((each) => each.id === id),
    fields: <PackageFields />,
  };
}
