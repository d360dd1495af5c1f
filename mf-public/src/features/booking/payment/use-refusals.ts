import type { Dispatch } from 'react';
import { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { quoteSchema, type Quote } from '@getaway/contracts/http/quote';
import { ApiError } from '@getaway/web-kit/api-error';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import {
  datesUnavailable,
  invalidPromo,
  priceChanged,
  promoRefusalOf,
  termsChanged,
} from '../draft/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';

interface Repairs {
  draft: BookingDraft;
  dispatch: Dispatch<DraftAction>;
  markUnavailable: () => void;
  /** What the guest saw. */
  shown: Quote | undefined;
  replaceQuote: (quote: Quote | undefined) => void;
}

export type Refuse = (error: unknown, otherwise: ToastMessage) => void;

/**
 * What a refused payment intent or reservation means for the guest, and what is put right for them. `otherwise` is
 * shown when it means nothing in particular.
 */
export function useRefusals(repairs: Repairs): Refuse {
  const { draft, dispatch, markUnavailable, shown, replaceQuote } = repairs;
  const { toast } = useToast();
  const { mutate } = useSWRConfig();

  return (error, otherwise) => {
    switch (error instanceof ApiError ? error.type : undefined) {
      case 'dates-taken':
        markUnavailable();
        dispatch({ type: 'dates-lost' });
        // Forgotten, not asked again: nobody shows the calendar yet, and a fresh one asks for itself.
        void mutate(queryKey(listUnavailableDates), undefined, { revalidate: false });
        return toast(datesUnavailable);
      case 'price-changed': {
        const quote = quoteOf(error);
        replaceQuote(quote);
        return toast(quote && quote.total === shown?.total ? termsChanged : priceChanged);
      }
      case 'promo-invalid':
        dispatch({
          type: 'promo-refused',
          code: draft.promo?.code ?? '',
          refusal: promoRefusalOf(error),
        });
        return toast(invalidPromo);
      case 'included-in-package':
        void mutate('catalogue');
        return toast(otherwise);
      case 'not-offered':
      case 'hours-not-offered':
        // An add-on, the one for an early check-in, or the way to pay. The wizard then resets what depends on an add-on.
        void mutate('catalogue');
        return toast({ ...otherwise, ...detailOf(error) });
      case 'already-reserved':
      case 'too-many-requests':
      case 'invalid-request':
        return toast({ ...otherwise, ...detailOf(error) });
      default:
        return toast(otherwise);
    }
  };
}

/** What the server says that the guest can act on. */
function detailOf(error: unknown): { description?: string } {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  return detail === undefined ? {} : { description: detail };
}

function quoteOf(error: unknown): Quote | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const parsed = v.safeParse(quoteSchema, problem?.['quote']);
  return parsed.success ? parsed.output : undefined;
}
