import type { Dispatch } from 'react';
import { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { quoteSchema, type Quote } from '@getaway/contracts/http/quote';
import { ApiError } from '@getaway/web-kit/api-error';
import { readKey } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { datesUnavailable, intentFailed, invalidPromo, priceChanged } from '../messages.ts';
import type { DraftAction } from '../wizard/draft-reducer.ts';

interface Repairs {
  dispatch: Dispatch<DraftAction>;
  markUnavailable: () => void;
  replaceQuote: (quote: Quote | undefined) => void;
}

/** What a refused payment intent means for the guest, and what is put right for them. */
export function useRefusals({ dispatch, markUnavailable, replaceQuote }: Repairs): (error: unknown) => void {
  const { toast } = useToast();
  const { mutate } = useSWRConfig();

  return (error) => {
    switch (error instanceof ApiError ? error.type : undefined) {
      case 'dates-taken':
        markUnavailable();
        dispatch({ type: 'dates-lost' });
        // Forgotten, not asked again: nobody shows the calendar yet, and a fresh one asks for itself.
        void mutate(readKey(listUnavailableDates), undefined, { revalidate: false });
        return toast(datesUnavailable);
      case 'price-changed':
        replaceQuote(quoteOf(error));
        return toast(priceChanged);
      case 'promo-invalid':
        dispatch({ type: 'promo-removed' });
        return toast(invalidPromo);
      case 'not-offered':
      case 'included-in-package':
        void mutate('catalogue');
        return toast(intentFailed);
      default:
        return toast(intentFailed);
    }
  };
}

function quoteOf(error: unknown): Quote | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const parsed = v.safeParse(quoteSchema, problem?.['quote']);
  return parsed.success ? parsed.output : undefined;
}
