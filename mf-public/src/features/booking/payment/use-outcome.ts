import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { readKey } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { BookedState } from '../../../layout/booked-state.ts';
import { bookingConfirmed, paidNotSaved } from '../messages.ts';
import { forgetDraft } from '../wizard/draft-storage.ts';
import type { PaymentOutcome } from './pay-by-card.ts';

/** After the money has moved: the draft is done with and the guest goes home with the message. */
export function useOutcome(): (outcome: Exclude<PaymentOutcome, { status: 'declined' }>) => void {
  const { toast } = useToast();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();

  return (outcome) => {
    forgetDraft(sessionStorage);
    void mutate(readKey(listUnavailableDates), undefined, { revalidate: false });
    if (outcome.status === 'booked') {
      toast(bookingConfirmed);
      const state: BookedState = { bookingReference: outcome.reference };
      void navigate('/', { state });
    } else {
      toast(paidNotSaved);
      void navigate('/');
    }
  };
}
