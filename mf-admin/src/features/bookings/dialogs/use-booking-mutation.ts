import { use, useState } from 'react';
import type { Answer, Call } from '@getaway/contracts/http/call';
import { readBookingLedger } from '@getaway/contracts/http/ledger';
import { readBooking } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { reasonOf } from '../../../actions/reason-of.ts';
import {
  useMutation,
  type Mutation,
  type MutationOutcome,
  type MutationTexts,
} from '../../../actions/use-mutation.ts';
import { bookingQueries } from '../bookings.api.ts';

/** What changed a booking while a dialog about it was open. */
export interface Meanwhile {
  readonly reason: string;
  readonly ledger: Answer<typeof readBookingLedger>;
}

interface SeenBooking {
  /** The state that staff see in the dialog and act on. */
  readonly booking: StaffBooking;
  /** Undefined while it is the state that the dialog was opened with. */
  readonly meanwhile: Meanwhile | undefined;
}

/** A write call about the booking that staff see in a dialog. */
export type BookingMutation<C extends Call> = SeenBooking & Mutation<C>;

/**
 * The write call of a dialog about a booking, and the booking as staff see it: as it was when the dialog opened, or as it
 * is after a refusal because somebody else changed it. Then what was typed can be sent again. All that shows bookings is
 * loaded again, unless `texts` says what is.
 */
export function useBookingMutation<C extends Call>(
  contract: C,
  opened: StaffBooking,
  texts: Omit<MutationTexts<C>, 'refresh'> & Partial<Pick<MutationTexts<C>, 'refresh'>>,
): BookingMutation<C> {
  const { call } = use(CallsContext);
  const { pending, run } = useMutation(contract, { refresh: bookingQueries, ...texts });
  const [seen, setSeen] = useState<SeenBooking>({ booking: opened, meanwhile: undefined });

  const loadLatest = async (outcome: MutationOutcome<C> | undefined): Promise<void> => {
    if (!outcome || outcome.ok || outcome.error.type !== 'changed-meanwhile') return;
    const params = { id: opened.id };
    const reason = reasonOf(outcome.error);
    try {
      const [booking, ledger] = await Promise.all([
        call(readBooking, { params }),
        call(readBookingLedger, { params }),
      ]);
      setSeen({ booking, meanwhile: { reason, ledger } });
    } catch {
      // The toast about the refusal stays; sending again is refused again, and loads again.
    }
  };

  return {
    ...seen,
    pending,
    run: async (input) => {
      const outcome = await run(input);
      await loadLatest(outcome);
      return outcome;
    },
  };
}
