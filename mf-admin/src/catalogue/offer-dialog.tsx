import type { ReactNode } from 'react';
import { FormDialog, type SubmitOutcome } from '../ui/form-dialog.tsx';
import type { DialogState } from '../ui/use-dialog.ts';

interface Write<Input> {
  readonly pending: boolean;
  readonly run: (input: Input) => Promise<SubmitOutcome>;
}

interface OfferDialogProps<Offer, Values extends object> {
  dialog: DialogState<Offer | 'new'>;
  noun: 'Package' | 'Service';
  /** What the fields of a new one begin with. */
  initial: Partial<NoInfer<Values>>;
  valuesOf: (offer: Offer) => Values;
  create: Write<{ body: NoInfer<Values> }>;
  change: Write<{ params: { id: string }; body: NoInfer<Values> }>;
  /** The fields. */
  children: ReactNode;
}

/** Adds or edits a service or a package. */
export function OfferDialog<Offer extends { readonly id: string }, Values extends object>(
  props: OfferDialogProps<Offer, Values>,
): ReactNode {
  const { dialog, noun, initial, valuesOf, create, change, children } = props;
  const { open, subject = 'new', round, close } = dialog;
  const isNew = subject === 'new';
  return (
    <FormDialog<Values>
      key={round}
      open={open}
      title={isNew ? `Add ${noun}` : `Edit ${noun}`}
      submit={isNew ? `Add ${noun}` : 'Save Changes'}
      initial={isNew ? initial : valuesOf(subject)}
      pending={create.pending || change.pending}
      onSubmit={(body) => (isNew ? create.run({ body }) : change.run({ params: { id: subject.id }, body }))}
      onClose={close}
    >
      {children}
    </FormDialog>
  );
}
