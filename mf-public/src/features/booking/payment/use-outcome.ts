import { useState, type Dispatch } from 'react';
import { useSWRConfig } from 'swr';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { navigate } from '../../../layout/visit.ts';
import type { BookedState } from '../../../layout/booked-state.ts';
import { bookingConfirmed, paidNotSaved } from '../draft/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { forgetDraft } from '../draft/draft-storage.ts';
import type { PaymentOutcome } from './pay-by-card.ts';
import type { Reserved } from './reserve-stay.ts';

/** How the last step ends well. */
export type Outcome =
  | Extract<PaymentOutcome, { status: 'booked' | 'paid-not-saved' }>
  | { status: 'reserved'; reserved: Reserved };

interface OutcomeHandling {
  /** Tells the guest, and brings them home unless something is left to read. */
  finish: (outcome: Outcome) => void;
  /** What a reservation waits for that has to be confirmed by email. */
  confirmation: Reserved['confirmation'];
  closeConfirmation: () => void;
  /** Home, with the draft done with. */
  goHome: (state?: BookedState) => void;
}

export function useOutcome(draft: BookingDraft, dispatch: Dispatch<DraftAction>): OutcomeHandling {
  const { toast, dismiss } = useToast();
  const { mutate } = useSWRConfig();
  const [confirmation, setConfirmation] = useState<Reserved['confirmation']>();

  const goHome = (state?: BookedState) => {
    forgetDraft(sessionStorage);
    navigate('/', { state });
  };

  const finish = (outcome: Outcome): void => {
    void mutate(queryKey(listUnavailableDates), undefined, { revalidate: false });
    switch (outcome.status) {
      case 'booked':
        toast(bookingConfirmed);
        return goHome({ bookingReference: outcome.reference });
      case 'paid-not-saved':
        toast(paidNotSaved);
        return goHome();
      case 'reserved':
        return takeReservation(outcome.reserved);
      default:
        return outcome satisfies never;
    }
  };

  const takeReservation = (reserved: Reserved): void => {
    if (reserved.confirmation) return setConfirmation(reserved.confirmation);
    const { bookingReference, paymentDueAt, total } = reserved;
    // Nothing to pay, or the card was faster: it is a booking already.
    if (paymentDueAt === null || draft.dates.status !== 'stay') {
      return finish({ status: 'booked', reference: bookingReference });
    }
    const { checkIn, checkOut } = draft.dates;
    const { checkInTime, checkOutTime } = draft.details;
    const stay = { checkIn, checkOut, checkInTime, checkOutTime };
    // A failure of an earlier attempt is over.
    dismiss();
    dispatch({ type: 'reserved', reservation: { bookingReference, paymentDueAt, total, ...stay } });
  };

  return { finish, goHome, confirmation, closeConfirmation: () => setConfirmation(undefined) };
}
