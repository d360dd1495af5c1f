import { use, type ReactNode } from 'react';
import { changePromoCode, createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { property } from '../../property.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Merged, NewerNote } from '../../ui/newer-note.tsx';
import type { DialogState, OrNew } from '../../ui/use-dialog.ts';
import { useNewerState } from '../../ui/use-newer-state.ts';
import { mergePromo } from './merge-promo.ts';
import { PromoFields } from './promo-fields.tsx';
import { promoTexts } from './promo-texts.ts';
import { newPromo, promoBody, promoValues, type PromoValues } from './promo-values.ts';
import type { PromoCode } from './promo-words.ts';

export function PromoDialog({ dialog }: { dialog: DialogState<OrNew<PromoCode>> }): ReactNode {
  const { open, subject = 'new', round, close } = dialog;
  return subject === 'new' ? (
    <AddedPromo key={round} open={open} onClose={close} />
  ) : (
    <EditedPromo key={round} promo={subject} open={open} onClose={close} />
  );
}

interface OpenDialog {
  open: boolean;
  onClose: () => void;
}

const refusalsAt = { 'already-exists': 'code' } as const;

function AddedPromo(dialog: OpenDialog): ReactNode {
  const { run, pending } = useMutation(createPromoCode, promoTexts.created);
  return (
    <FormDialog<PromoValues>
      {...dialog}
      title="Add Promo Code"
      submit="Create Promo Code"
      initial={newPromo(dateInZone(new Date(), property.timeZone))}
      pending={pending}
      onSubmit={(values) => run({ body: promoBody(values) })}
      refusalsAt={refusalsAt}
    >
      <PromoFields canBeShown />
    </FormDialog>
  );
}

function EditedPromo({ promo, ...dialog }: OpenDialog & { promo: PromoCode }): ReactNode {
  const { call } = use(CallsContext);
  const { run, pending } = useMutation(changePromoCode, promoTexts.updated);
  const today = dateInZone(new Date(), property.timeZone);
  const { id, code, source } = promo;
  const read = async (): Promise<PromoCode | undefined> => {
    // The newsletter has a code for each of its readers.
    const query = source === 'staff' ? { source } : { source, search: code };
    return (await call(listPromoCodes, { query })).find((each) => each.id === id);
  };
  const { base, merge, merged, round } = useNewerState(promo, read, (opened, typed: PromoValues, newest) =>
    mergePromo(opened, typed, newest, today),
  );
  return (
    <FormDialog<PromoValues>
      {...dialog}
      title={`Edit ${code}`}
      submit="Save Changes"
      initial={promoValues(promo, today)}
      pending={pending}
      onSubmit={async (values, form) => {
        // The form has the day of an end and not its moment.
        const before = { ...promoBody(promoValues(base, today)), expiresAt: base.expiresAt };
        const outcome = await run({ params: { id }, body: { ...promoBody(values), before } });
        if (outcome?.ok === false && outcome.error.type === 'changed-meanwhile') await merge(form);
        return outcome;
      }}
      refusalsAt={refusalsAt}
    >
      {merged && (
        <NewerNote key={round} title="Someone else saved this code while you were typing">
          <Merged {...merged} />
        </NewerNote>
      )}
      <PromoFields canBeShown={source === 'staff'} />
    </FormDialog>
  );
}
