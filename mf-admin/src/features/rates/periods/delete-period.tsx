import type { ReactNode } from 'react';
import { deleteRatePeriod } from '@getaway/contracts/http/rates';
import { useMutation } from '../../../actions/use-mutation.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { periodTexts } from './period-texts.ts';
import { periodDates, periodName, type RatePeriod } from './period-words.ts';

export function DeletePeriod({ dialog }: { dialog: DialogState<RatePeriod> }): ReactNode {
  const { run, pending } = useMutation(deleteRatePeriod, periodTexts.deleted);
  return (
    <DeleteDialog
      dialog={dialog}
      title={(period) => `Delete ${periodName(period)}?`}
      pending={pending}
      onDelete={({ id, version }) => run({ params: { id }, query: { version: String(version) } })}
    >
      <p>
        {dialog.subject && `${periodDates(dialog.subject)}. `}
        Its prices and rules no longer apply to new quotes. Existing bookings keep their price. You can bring
        it back from History.
      </p>
    </DeleteDialog>
  );
}
