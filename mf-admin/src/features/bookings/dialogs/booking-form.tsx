import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import styles from './dialogs.module.css';
import type { BookingMutation } from './use-booking-mutation.ts';

/** What a form about a booking's money gets. Each opening of its dialog makes a new one. */
export interface OpenedDialog<Subject> {
  readonly subject: Subject;
  readonly dialog: DialogState<Subject>;
}

/** A dialog that begins with an empty form each time it opens. */
export function perOpening<Subject extends object>(
  Content: (props: OpenedDialog<Subject>) => ReactNode,
): (props: { dialog: DialogState<Subject> }) => ReactNode {
  return function PerOpening({ dialog }) {
    const { subject, round } = dialog;
    return subject && <Content key={round} subject={subject} dialog={dialog} />;
  };
}

export interface BookingFormProps<Values extends object> extends Omit<
  FormDialogProps<Values>,
  'open' | 'onClose' | 'pending' | 'width'
> {
  dialog: Pick<DialogState<unknown>, 'open' | 'close'>;
  mutation: Pick<BookingMutation<never>, 'booking' | 'meanwhile' | 'pending'>;
}

/** A form in a dialog about a booking's money. What changed the booking meanwhile is shown above its fields. */
export function BookingForm<Values extends object>({
  dialog: { open, close },
  mutation: { booking, meanwhile, pending },
  children,
  ...form
}: BookingFormProps<Values>): ReactNode {
  return (
    <FormDialog<Values> {...form} open={open} onClose={close} pending={pending} width={480}>
      <div className={styles.form}>
        <ChangedMeanwhile booking={booking} meanwhile={meanwhile} />
        {children}
      </div>
    </FormDialog>
  );
}
