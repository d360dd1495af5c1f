import type { ReactNode } from 'react';
import { listAddOnServices, type AddOnService } from '@getaway/contracts/http/catalogue';
import { changeAddOnService, createAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { useMutation } from '../../actions/use-mutation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import { ServiceFields } from './service-fields.tsx';
import { newService, serviceValues, type ServiceValues } from './service-values.ts';

/** What the dialog is about: a service, or one that is yet to be made. */
export type ServiceSubject = AddOnService | 'new';

const refresh = [listAddOnServices];

export function ServiceDialog({ dialog }: { dialog: DialogState<ServiceSubject> }): ReactNode {
  const create = useMutation(createAddOnService, {
    done: 'Service added successfully',
    failed: 'Failed to add service',
    refresh,
  });
  const change = useMutation(changeAddOnService, {
    done: 'Service updated successfully',
    failed: 'Failed to update service',
    refresh,
  });
  const { open, subject = 'new', round, close } = dialog;
  const isNew = subject === 'new';
  return (
    <FormDialog<ServiceValues>
      key={round}
      open={open}
      title={isNew ? 'Add Service' : 'Edit Service'}
      submit={isNew ? 'Add Service' : 'Save Changes'}
      initial={isNew ? newService : serviceValues(subject)}
      pending={create.pending || change.pending}
      onSubmit={(body) => (isNew ? create.run({ body }) : change.run({ params: { id: subject.id }, body }))}
      onClose={close}
    >
      <ServiceFields />
    </FormDialog>
  );
}
