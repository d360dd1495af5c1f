import type { ReactNode } from 'react';
import type { StayPackage } from '@getaway/contracts/http/catalogue';
import { changePackage, createPackage } from '@getaway/contracts/http/staff-catalogue';
import { useMutation } from '../../actions/use-mutation.ts';
import { OfferDialog } from '../../catalogue/offer-dialog.tsx';
import { packageTexts } from '../../catalogue/offer-texts.ts';
import type { DialogState } from '../../ui/use-dialog.ts';
import { PackageFields } from './package-fields.tsx';
import { newPackage, packageValues } from './package-values.ts';

/** What the dialog is about: a package, or one that is yet to be made. */
export type PackageSubject = StayPackage | 'new';

export function PackageDialog({ dialog }: { dialog: DialogState<PackageSubject> }): ReactNode {
  const create = useMutation(createPackage, packageTexts.added);
  const change = useMutation(changePackage, packageTexts.updated);
  return (
    <OfferDialog
      dialog={dialog}
      noun="Package"
      initial={newPackage}
      valuesOf={packageValues}
      create={create}
      change={change}
    >
      <PackageFields />
    </OfferDialog>
  );
}
