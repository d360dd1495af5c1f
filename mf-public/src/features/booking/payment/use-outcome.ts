import { useState, type Dispatch } from 'react';
import { useSWRConfig } from 'swr';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { askOwnStay } from '../../../layout/ask-own-stay.ts';
import { bookingConfirmed } from '../../../layout/booked-news.ts';
import type { BookedState } from '../../../layout/booked-state.ts';
import { leaveFor, navigate } from '../../../layout/visit.ts';
import { paidNotSaved } from '../draft/messages.ts';
import { calendarHours } from '../draft/stay-hours.ts';
import { keepBookedNews } from './keep-booked-news.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import type { PaymentOutcome } from './pay-by-card.ts';
import type { Reserved } from './reserve-stay.ts';

/** The longest time that a guest who has paid waits for the link to their stay. */
const linkMs = 4_000;

/** How the last step ends well. */
export type Outcome =
  | Extract<PaymentOutcome, { status: 'booked' | 'paid-not-saved' }>
  | { status: 'reserved'; reserved: Reserved };

interface OutcomeOptions {
  draft: BookingDraft;
  /** The early check-in, HH:MM, that the chosen add-ons include. */
  opensAt: string | null;
  dispatch: Dispatch<DraftAction>;
  forgetDraft: () => void;
}

interface OutcomeHandling {
  /** Shows the outcome, then opens the guest's stay or the home page, unless there is something left to read. */
  finish: (outcome: Outcome) => void;
  /** True from the booking until the page of the stay opens. The wizard is still visible, but no longer usable. */
  opening: boolean;
  /** What a reservation waits for that has to be confirmed by email. */
  confirmation: Reserved['confirmation'];
  closeConfirmation: () => void;
  /** Home, with the draft done with. */
  goHome: (state?: BookedState) => void;
}

export function useOutcome({ draft, opensAt, dispatch, forgetDraft }: OutcomeOptions): OutcomeHandling {
  const { toast, dismiss } = useToast();
  const { mutate } = useSWRConfig();
  const [opening, setOpening] = useState(false);
  const [confirmation, setConfirmation] = useState<Reserved['confirmation']>();

  const goHome = (state?: BookedState) => {
    forgetDraft();
    navigate('/', { state });
  };

  const openStay = async (bookingReference: string): Promise<void> => {
    setOpening(true);
    forgetDraft();
    const token = await askOwnStay(bookingReference, { signal: AbortSignal.timeout(linkMs) }).catch(
      () => undefined,
    );
    if (token === undefined) {
      toast(bookingConfirmed);
      return goHome({ bookingReference });
    }
    keepBookedNews(bookingReference);
    // A full page load, because navigating within this page would leak the link as the referrer of later requests.
    leaveFor(`/stay/${token}`, { to: '/', state: { bookingReference } satisfies BookedState });
  };

  const finish = (outcome: Outcome): void => {
    void mutate(queryKey(listUnavailableDates), undefined, { revalidate: false });
    switch (outcome.status) {
      case 'booked':
        return void openStay(outcome.reference);
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
    const stay = { checkIn, checkOut, ...calendarHours(draft.details, opensAt) };
    // A failure of an earlier attempt is over.
    dismiss();
    dispatch({ type: 'reserved', reservation: { bookingReference, paymentDueAt, total, ...stay } });
  };

  return { finish, opening, goHome, confirmation, closeConfirmation: () => setConfirmation(undefined) };
}
