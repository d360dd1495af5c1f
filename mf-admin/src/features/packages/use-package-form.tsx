import type { StayPackage } from '@getaway/contracts/http/catalogue';
import { changePackage, createPackage } from '@getaway/contracts/http/staff-catalogue';
import type { OfferForm } from '../../catalogue/offer-dialog.tsx';
import { packageTexts } from '../../catalogue/offer-texts.ts';
import { useOfferWrites } from '../../catalogue/use-offer-writes.ts';
import { PackageFields } from './package-fields.tsx';
import { packageValues, type PackageValues } from './package-values.ts';

export function usePackageForm(): OfferForm<StayPackage, PackageValues> {
  const writes = useOfferWrites(createPackage, changePackage, packageTexts);
  return { noun: 'Package', values: packageValues, writes, fields: <PackageFields /> };
}
