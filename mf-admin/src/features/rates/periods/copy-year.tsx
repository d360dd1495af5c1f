import { useState, type ReactNode } from 'react';
import { copyRateYear, deleteRatePeriods } from '@getaway/contracts/http/rates';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import type { CopiedYear } from './copied-years.ts';
import { periodTexts } from './period-texts.ts';
import type { RatePeriod } from './period-words.ts';

/** Copies what begins in a year to the next one, and offers to take that back. */
export function CopyYear({ dialog }: { dialog: DialogState<readonly CopiedYear[]> }): ReactNode {
  const years = dialog.subject ?? [];
  const [chosen, setChosen] = useState<number>();
  const year = years.find((each) => each.year === chosen) ?? years[0];
  const { run, pending } = useMutation(copyRateYear, periodTexts.copied);
  const { run: remove } = useMutation(deleteRatePeriods, periodTexts.uncopied);
  const { toast } = useToast();
  const undo = async (added: readonly RatePeriod[]): Promise<void> => {
    const outcome = await remove({ body: { periods: added.map(({ id, version }) => ({ id, version })) } });
    // It can be tried again, and then deletes what is left.
    if (outcome?.ok !== true) return toast({ title: 'The copies are still there', action: undoOf(added) });
    const { removed, kept } = outcome.answer;
    toast(
      kept.length === 0
        ? { title: 'The copies are deleted' }
        : {
            title: `${removed} of ${added.length} copies deleted`,
            description: 'The others were changed or deleted in the meantime. Look at them in the list.',
          },
    );
  };
  const undoOf = (added: readonly RatePeriod[]) => ({ label: 'Undo', onPress: () => void undo(added) });
  const copy = async ({ year: fromYear }: CopiedYear): Promise<void> => {
    const outcome = await run({ body: { fromYear } });
    if (outcome?.ok !== true) return;
    dialog.close();
    const { added, skipped } = outcome.answer;
    const there = skipped === 0 ? undefined : `${skipped} ${skipped === 1 ? 'was' : 'were'} there already`;
    if (added.length === 0)
      toast({ title: `Nothing to copy to ${fromYear + 1}`, ...(there && { description: there }) });
    else
      toast({
        title: `${added.length} copied to ${fromYear + 1}`,
        ...(there && { description: there }),
        action: undoOf(added),
      });
  };
  return (
    <ConfirmDialog
      open={dialog.open}
      title="Copy a year?"
      confirm={year ? `Copy to ${year.year + 1}` : 'Copy'}
      danger={false}
      pending={pending}
      onConfirm={() => year && void copy(year)}
      onCancel={dialog.close}
    >
      {year && (
        <>
          <p>
            <label>
              What begins in{' '}
              <Choice
                value={String(year.year)}
                options={years.map((each) => ({ value: String(each.year), label: String(each.year) }))}
                onChange={(value) => setChosen(Number(value))}
              />
            </label>
          </p>
          <p>
            {year.names.length === 1
              ? `${year.names[0]} is`
              : `${year.names.length} seasons, overrides, and holidays are`}{' '}
            added a year later on the same dates{year.hasLeapDay && ' (February 28 for the 29th)'}, with the
            same prices and rules. What is there already is left out. Check days that move afterward, such as
            Easter and the weekends of overrides.
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
