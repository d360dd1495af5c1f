import { use } from 'react';
import useSWR from 'swr';
import type { Answer } from '@getaway/contracts/http/call';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import { requestQuote } from '@getaway/contracts/http/request-quote';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { reasonOf } from '../../../actions/reason-of.ts';
import type { StayChoice } from './stay-choice.ts';

type PreviewedQuote = Answer<typeof requestQuote>;

export interface StayQuote {
  readonly quote: PreviewedQuote | undefined;
  readonly pending: boolean;
  /** Why there is no price, in words. */
  readonly refusal: string | undefined;
  /** Asks again, because a price changed meanwhile. */
  readonly ask: () => Promise<unknown>;
}

interface QuotedBooking {
  /** Null for a new booking. */
  readonly bookingId: string | null;
  readonly promoCode: string;
  /** The status that the same change sets; undefined where it stays. */
  readonly status: BookingStatus | undefined;
}

/** What the server says a stay costs: one of staff's own, or a change of a booking. Null asks for nothing. */
export function useStayQuote(
  stay: StayChoice | null,
  { bookingId, promoCode, status }: QuotedBooking,
): StayQuote {
  const { call } = use(CallsContext);
  const { data, error, isValidating, mutate } = useSWR<PreviewedQuote, Error>(
    stay && [requestQuote.path, stay, bookingId, promoCode, status],
    () => {
      if (!stay) throw new Error('There is no stay to ask for');
      const about =
        bookingId === null
          ? ({ paymentMethod: 'manual', promoCode } as const)
          : { bookingId, ...(status && { status }) };
      const { addOnIds, packageIds, ...dates } = stay;
      return call(requestQuote, {
        body: { ...dates, addOnIds: [...addOnIds], packageIds: [...packageIds], ...about },
      });
    },
    { dedupingInterval: 0, keepPreviousData: true },
  );
  const refused = error && !isValidating;
  return {
    quote: stay && !refused ? data : undefined,
    pending: isValidating,
    refusal: refused ? refusalOf(error) : undefined,
    ask: () => mutate(),
  };
}

function refusalOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'Couldn’t calculate the price.';
  return error.problem?.errors?.[0]?.message ?? reasonOf(error);
}
