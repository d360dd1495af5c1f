import { use, type ReactNode } from 'react';
import {
  changeRatePeriod,
  createRatePeriod,
  listRatePeriods,
  type RatePeriodKind,
} from '@getaway/contracts/http/rates';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import type { Days } from '../../../day-range/days.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Merged, NewerNote } from '../../../ui/newer-note.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { useNewerState } from '../../../ui/use-newer-state.ts';
import { mergePeriod } from './merge-period.ts';
import { PeriodFields } from './period-fields.tsx';
import { periodTexts } from './period-texts.ts';
import { newPeriod, periodBody, periodValues, type PeriodValues } from './period-values.ts';
import { periodName, type RatePeriod } from './period-words.ts';

interface NewDates {
  readonly period?: undefined;
  readonly kind: RatePeriodKind;
  readonly days: Days;
  /** In dollars; missing or empty where none is known. */
  readonly price?: string;
}

/** What the dialog is about: known dates, or new ones. */
export type PeriodSubject = { readonly period: RatePeriod } | NewDates;

export function PeriodDialog({ dialog }: { dialog: DialogState<PeriodSubject> }): ReactNode {
  const { open, subject, round, close } = dialog;
  if (!subject) return null;
  return subject.period ? (
    <EditedDates key={round} period={subject.period} open={open} onClose={close} />
  ) : (
    <AddedDates key={round} subject={subject} open={open} onClose={close} />
  );
}

interface OpenDialog {
  open: boolean;
  onClose: () => void;
}

function AddedDates({ subject, ...dialog }: OpenDialog & { subject: NewDates }): ReactNode {
  const { run, pending } = useMutation(createRatePeriod, periodTexts.created);
  return (
    <FormDialog<PeriodValues>
      {...dialog}
      title="Add Dates"
      submit="Add Dates"
      initial={newPeriod(subject.kind, subject.days, subject.price)}
      pending={pending}
      onSubmit={(values) => run({ body: periodBody(values) })}
    >
      <PeriodFields isNew />
    </FormDialog>
  );
}

function EditedDates({ period, ...dialog }: OpenDialog & { period: RatePeriod }): ReactNode {
  const { call } = use(CallsContext);
  const { run, pending } = useMutation(changeRatePeriod, periodTexts.changed);
  const { id } = period;
  const { base, merge, merged, round } = useNewerState(
    period,
    async () => (await call(listRatePeriods, { query: {} })).find((each) => each.id === id),
    mergePeriod,
  );
  return (
    <FormDialog<PeriodValues>
      {...dialog}
      title={`Edit ${periodName(period)}`}
      submit="Save Changes"
      initial={periodValues(period)}
      pending={pending}
      onSubmit={async (values, form) => {
        const { version } = base;
        const outcome = await run({ params: { id }, body: { ...periodBody(values), version } });
        if (outcome?.ok === false && outcome.error.type === 'changed-meanwhile') await merge(form);
        return outcome;
      }}
    >
      {merged && (
        <NewerNote key={round} title="Someone else saved these dates while you were typing">
          <Merged {...merged} />
        </NewerNote>
      )}
      <PeriodFields isNew={false} />
    </FormDialog>
  );
}
