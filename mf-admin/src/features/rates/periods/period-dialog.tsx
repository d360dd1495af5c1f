import type { ReactNode } from 'react';
import { changeRatePeriod, createRatePeriod, type RatePeriodKind } from '@getaway/contracts/http/rates';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { useMutation } from '../../../actions/use-mutation.ts';
import type { Days } from '../../../day-range/days.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { PeriodFields } from './period-fields.tsx';
import { periodTexts } from './period-texts.ts';
import { newPeriod, periodBody, periodValues, type PeriodValues } from './period-values.ts';
import { periodName, type RatePeriod } from './period-words.ts';

/** What the dialog is about: known dates, or new ones. */
export type PeriodSubject =
  | { readonly period: RatePeriod }
  | { readonly period?: undefined; readonly kind: RatePeriodKind; readonly days: Days };

const noDay = calendarDate('2027-01-01');
const nothing: PeriodSubject = { kind: 'season', days: { start: noDay, end: noDay } };

export function PeriodDialog({ dialog }: { dialog: DialogState<PeriodSubject> }): ReactNode {
  const create = useMutation(createRatePeriod, periodTexts.created);
  const change = useMutation(changeRatePeriod, periodTexts.changed);
  const { open, subject = nothing, round, close } = dialog;
  const { period } = subject;
  return (
    <FormDialog<PeriodValues>
      key={round}
      open={open}
      title={period ? `Edit ${periodName(period)}` : 'Add Dates'}
      submit={period ? 'Save Changes' : 'Add Dates'}
      initial={subject.period ? periodValues(subject.period) : newPeriod(subject.kind, subject.days)}
      pending={create.pending || change.pending}
      onSubmit={(values) => {
        const body = periodBody(values);
        if (!period) return create.run({ body });
        const { id, version } = period;
        return change.run({ params: { id }, body: { ...body, version } });
      }}
      onClose={close}
    >
      <PeriodFields isNew={!period} />
    </FormDialog>
  );
}
