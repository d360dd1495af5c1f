import { useMemo } from 'react';
import useSWR from 'swr';
import type { CallBody } from '@getaway/contracts/http/call';
import type { PromoRefusal } from '@getaway/contracts/http/promo-codes';
import { requestQuote, type Quote } from '@getaway/contracts/http/quote';
import { callApi } from '@getaway/web-kit/api-client';
import { promoRefusalOf } from '../draft/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';

/** The server's price of the draft. The quote of the draft before stays in sight while a new one comes. */
export type QuoteState =
  | { status: 'none' }
  | { status: 'loading'; last: Quote | undefined }
  | {
      status: 'failed';
      last: Quote | undefined;
      promoRefusal: PromoRefusal | undefined;
      tryAgain: () => void;
    }
  | { status: 'ready'; quote: Quote };

interface QuoteAnswer {
  state: QuoteState;
  /** Puts a quote in place that came with a refusal; without one the server is asked again. */
  replace: (quote: Quote | undefined) => void;
}

export function useQuote(draft: BookingDraft): QuoteAnswer {
  const body = useMemo(() => quoteRequest(draft), [draft]);
  const { data, error, isLoading, mutate } = useSWR<Quote, Error>(
    body && [requestQuote.path, body],
    ([, request]: [string, CallBody<typeof requestQuote>]) => callApi(requestQuote, { body: request }),
    { keepPreviousData: true },
  );
  const replace = (quote: Quote | undefined) => void mutate(quote, { revalidate: quote === undefined });

  if (!body) return { state: { status: 'none' }, replace };
  if (error) {
    const promoRefusal = promoRefusalOf(error);
    return { state: { status: 'failed', last: data, promoRefusal, tryAgain: () => void mutate() }, replace };
  }
  if (isLoading || !data) return { state: { status: 'loading', last: data }, replace };
  return { state: { status: 'ready', quote: data }, replace };
}

/** Whether the server gave no price for a reason that the guest cannot do anything about but ask again. */
export function isUnanswered(state: QuoteState): state is Extract<QuoteState, { status: 'failed' }> {
  return state.status === 'failed' && !state.promoRefusal;
}

/** The quote to show: the one that holds, or the last one while it is being replaced. */
export function shownQuote(state: QuoteState): Quote | undefined {
  if (state.status === 'ready') return state.quote;
  return state.status === 'none' ? undefined : state.last;
}

function quoteRequest(draft: BookingDraft): CallBody<typeof requestQuote> | null {
  if (draft.dates.status !== 'stay') return null;
  return {
    checkInDate: draft.dates.arrival,
    checkOutDate: draft.dates.departure,
    addOnIds: draft.addOnIds,
    packageIds: draft.packageIds,
    paymentMethod: draft.paymentMethod,
    ...(draft.promo ? { promoCode: draft.promo.code } : {}),
  };
}
