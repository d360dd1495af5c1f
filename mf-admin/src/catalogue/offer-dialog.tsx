import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { FormDialog, type SubmitOutcome } from '../ui/form-dialog.tsx';
import { mergeFields, type FieldsToMerge } from '../ui/merge-fields.ts';
import { Merged, NewerNote } from '../ui/newer-note.tsx';
import type { DialogState, OrNew } from '../ui/use-dialog.ts';
import { useNewerState } from '../ui/use-newer-state.ts';

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
    readonly toMerge: readonly FieldsToMerge<Values>[];
    /** The fields of the call that changes it. */
    readonly contract: Readonly<Record<string, v.GenericSchema>>;
  };
  readonly writes: {
    readonly create: Write<{ body: Values }>;
    readonly change: Write<{ params: { id: string }; body: Values & { before: Values } }>;
  };
  /** What somebody else may have saved meanwhile; undefined when it is gone. */
  readonly read: (id: string) => Promise<Offer | undefined>;
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
  const { open, subject = 'new', round, close } = dialog;
  if (subject !== 'new')
    return <EditedOffer key={round} offer={subject} form={form} open={open} onClose={close} />;
  const { noun, values, writes, fields } = form;
  return (
    <FormDialog<Values>
      key={round}
      open={open}
      title={`Add ${noun}`}
      submit={`Add ${noun}`}
      initial={values.initial}
      pending={writes.create.pending}
      onSubmit={(body) => writes.create.run({ body })}
      onClose={close}
    >
      {fields}
    </FormDialog>
  );
}

interface EditedOfferProps<Offer, Values extends object> {
  offer: Offer;
  form: OfferForm<Offer, Values>;
  open: boolean;
  onClose: () => void;
}

function EditedOffer<Offer extends { readonly id: string }, Values extends object>({
  offer,
  form: { noun, values, writes, read, fields },
  ...dialog
}: EditedOfferProps<Offer, Values>): ReactNode {
  const { id } = offer;
  const { base, merge, merged, round } = useNewerState(
    offer,
    () => read(id),
    (opened, typed: Values, newest) =>
      mergeFields(
        values.toMerge,
        { opened: values.of(opened), typed, newest: values.of(newest) },
        values.contract,
      ),
  );
  return (
    <FormDialog<Values>
      {...dialog}
      title={`Edit ${noun}`}
      submit="Save Changes"
      initial={values.of(offer)}
      pending={writes.change.pending}
      onSubmit={async (typed, antForm) => {
        const body = { ...typed, before: values.of(base) };
        const outcome = await writes.change.run({ params: { id }, body });
        if (outcome?.ok === false && outcome.error.type === 'changed-meanwhile') await merge(antForm);
        return outcome;
      }}
    >
      {merged && (
        <NewerNote key={round} title={`Someone else saved this ${noun.toLowerCase()} while you were writing`}>
          <Merged {...merged} />
        </NewerNote>
      )}
      {fields}
    </FormDialog>
  );
}
