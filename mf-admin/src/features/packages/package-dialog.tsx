import type { ReactNode } from 'react';
import { listPackages, type StayPackage } from '@getaway/contracts/http/catalogue';
import { changePackage, createPackage } from '@getaway/contracts/http/staff-catalogue';
import { useMutation } from '../../actions/use-mutation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import { PackageFields } from './package-fields.tsx';
import { newPackage, packageValues, type PackageValues } from './package-values.ts';

/** What the dialog is about: a package, or one that is yet to be made. */
export type PackageSubject = StayPackage | 'new';

const refresh = [listPackages];

export function PackageDialog({ dialog }: { dialog: DialogState<PackageSubject> }): ReactNode {
  const create = useMutation(createPackage, {
    done: 'Package added successfully',
    failed: 'Failed to add package',
    refresh,
  });
  const change = useMutation(changePackage, {
    done: 'Package updated successfully',
    failed: 'Failed to update package',
    refresh,
  });
  const { open, subject = 'new', round, close } = dialog;
  const isNew = subject === 'new';
  return (
    <FormDialog<PackageValues>
      key={round}
      open={open}
      title={isNew ? 'Add Package' : 'Edit Package'}
      submit={isNew ? 'Add Package' : 'Save Changes'}
      initial={isNew ? newPackage : packageValues(subject)}
      pending={create.pending || change.pending}
      onSubmit={(body) => (isNew ? create.run({ body }) : change.run({ params: { id: subject.id }, body }))}
      onClose={close}
    >
      <PackageFields />
    </FormDialog>
  );
}
