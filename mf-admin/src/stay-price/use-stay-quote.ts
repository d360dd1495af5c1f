import { use } from 'react';
import useSWR from 'swr';
import type { Answer, CallBody } from '@getaway/contracts/http/call';
import { requestQuote } from '@getaway/contracts/http/request-quote';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { reasonOf } from '../actions/reason-of.ts';

type PreviewedQuote = Answer<typeof requestQuote>;

export interface StayQuote {
  readonly quote: PreviewedQuote | undefined;
  readonly pending: boolean;
  /** Why there is no price, in words. */
  readonly refusal: string | undefined;
  /** Whether there would be one without the promotion code. */
  readonly isCodeRefused: boolean;
  /** Asks again, because a price changed meanwhile. */
  readonly ask: () => Promise<unknown>;
}

/** What the server says a stay costs, or a change of a booking. Null asks for nothing. */
export function useStayQuote(asked: CallBody<typeof requestQuote> | null): StayQuote {
  const { call } = use(CallsContext);
  const { data, error, isValidating, mutate } = useSWR<PreviewedQuote, Error>(
    asked && [requestQuote.path, asked],
    () => {
      if (!asked) throw new Error('There is no stay to ask for');
      return call(requestQuote, { body: asked });
    },
    { dedupingInterval: 0, keepPreviousData: true },
  );
  const refused = error && !isValidating;
  return {
    quote: asked && !refused ? data : undefined,
    pending: isValidating,
    refusal: refused ? refusalOf(error) : undefined,
    isCodeRefused: refused === true && error instanceof ApiError && error.type === 'promo-invalid',
    ask: () => mutate(),
  };
}

function refusalOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'Couldn’t calculate the price.';
  return error.problem?.errors?.[0]?.message ?? reasonOf(error);
}
