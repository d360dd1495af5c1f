import { useMemo } from 'react';
import useSWR from 'swr';
import type { CallBody } from '@getaway/contracts/http/call';
import type { Quote } from '@getaway/contracts/http/quote';
import { requestQuote } from '@getaway/contracts/http/request-quote';
import { callApi } from '@getaway/web-kit/api-client';
import { brokenRuleOf, promoRefusalOf } from '../draft/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { extrasOf } from '../draft/extras-of.ts';
import type { QuoteState } from '../draft/quote-state.ts';

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
    const rule = brokenRuleOf(error);
    const tryAgain = () => void mutate();
    return { state: { status: 'failed', last: data, promoRefusal, rule, tryAgain }, replace };
  }
  if (isLoading || !data) return { state: { status: 'loading', last: data }, replace };
  return { state: { status: 'ready', quote: data }, replace };
}

function quoteRequest(draft: BookingDraft): CallBody<typeof requestQuote> | null {
  if (draft.dates.status !== 'stay') return null;
  return {
    checkInDate: draft.dates.checkIn,
    checkOutDate: draft.dates.checkOut,
    ...extrasOf(draft),
  };
}
