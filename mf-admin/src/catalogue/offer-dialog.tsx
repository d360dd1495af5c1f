import type { ReactNode } from 'react';
import { FormDialog, type SubmitOutcome } from '../ui/form-dialog.tsx';
import type { DialogState, OrNew } from '../ui/use-dialog.ts';

interface Write<Input> {
  readonly pending: boolean;
  readonly run: (input: Input) => Promise<SubmitOutcome>;
}

/** What differs between the forms of a service and of a package. */
export interface OfferForm<Offer, Values extends object> {
  readonly noun: 'Package' | 'Service';
  readonly values: {
    /** What the fields of a new one begin with. */
    readonly initial: Partial<Values>;
    readonly of: (offer: Offer) => Values;
  };
  readonly writes: {
    readonly create: Write<{ body: Values }>;
    readonly change: Write<{ params: { id: string }; body: Values }>;
  };
  readonly fields: ReactNode;
}

interface OfferDialogProps<Offer, Values extends object> {
  dialog: DialogState<OrNew<Offer>>;
  form: OfferForm<Offer, Values>;
}

/** Adds or edits a service or a package. */
export function OfferDialog<Offer extends { readonly id: string }, Values extends object>({
  dialog,
  form,
}: OfferDialogProps<Offer, Values>): ReactNode {
  const { noun, values, writes, fields } = form;
  const { create, change } = writes;
  const { open, subject = 'new', round, close } = dialog;
  const isNew = subject === 'new';
  return (
    <FormDialog<Values>
      key={round}
      open={open}
      title={isNew ? `Add ${noun}` : `Edit ${noun}`}
      submit={isNew ? `Add ${noun}` : 'Save Changes'}
      initial={isNew ? values.initial : values.of(subject)}
      pending={create.pending || change.pending}
      onSubmit={(body) => (isNew ? create.run({ body }) : change.run({ params: { id: subject.id }, body }))}
      onClose={close}
    >
      {fields}
    </FormDialog>
  );
}
