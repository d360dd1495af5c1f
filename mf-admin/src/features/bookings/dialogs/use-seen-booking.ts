import { use, useState } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { readBookingLedger } from '@getaway/contracts/http/ledger';
import { readBooking } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import type { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { reasonOf } from '../../../actions/reason-of.ts';

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
  /** Loads the latest state after somebody else changed the booking, so that what was typed can be sent again. */
  readonly loadLatest: (outcome: Outcome) => Promise<void>;
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError } | undefined;

/** The booking that a dialog acts on: as it was when the dialog opened, or as it is after a refusal. */
export function useSeenBooking(opened: StaffBooking): SeenBooking {
  const { call } = use(CallsContext);
  const [seen, setSeen] = useState<Omit<SeenBooking, 'loadLatest'>>({
    booking: opened,
    meanwhile: undefined,
  });
  const loadLatest = async (outcome: Outcome): Promise<void> => {
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
  return { ...seen, loadLatest };
}
