import useSWR from 'swr';
import type { Answer, CallQuery } from '@getaway/contracts/http/call';
import { findFlexibleStays } from '@getaway/contracts/http/flexible-stays';
import { callApi } from '@getaway/web-kit/api-client';
import type { FlexibleSearch } from '../draft/booking-draft.ts';
import type { Extras } from '../draft/extras-of.ts';
import { promoRefusalOf } from '../draft/messages.ts';

type Query = CallQuery<typeof findFlexibleStays>;
type Found = Answer<typeof findFlexibleStays>;
export type FoundStay = Found['stays'][number];

interface FlexibleStays {
  status: 'loading' | 'failed' | 'ready';
  /** While another search is loading, those of the last. */
  stays: readonly FoundStay[];
  tryAgain: () => void;
}

/** The stays that the server finds. Each opening asks again, because others book meanwhile. */
export function useFlexibleStays(search: FlexibleSearch, extras: Extras): FlexibleStays {
  const query = queryOf(search, extras);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Found, Error>(
    [findFlexibleStays.path, query],
    () => ask(query),
    { keepPreviousData: true, revalidateOnMount: true },
  );
  const status = isLoading || (error && isValidating) ? 'loading' : error ? 'failed' : 'ready';
  return { status, stays: data?.stays ?? [], tryAgain: () => void mutate() };
}

/** A code that no longer holds is left out, as it will be from the quote. */
async function ask({ promoCode, ...query }: Query): Promise<Found> {
  if (!promoCode) return callApi(findFlexibleStays, { query });
  try {
    return await callApi(findFlexibleStays, { query: { ...query, promoCode } });
  } catch (error) {
    if (!promoRefusalOf(error)) throw error;
    return callApi(findFlexibleStays, { query });
  }
}

function queryOf({ nights, when, month }: FlexibleSearch, extras: Extras): Query {
  const { addOnIds, packageIds, ...others } = extras;
  return {
    nights: String(nights),
    when,
    ...(month ? { month } : {}),
    ...(addOnIds.length > 0 ? { addOnIds: addOnIds.join(',') } : {}),
    ...(packageIds.length > 0 ? { packageIds: packageIds.join(',') } : {}),
    ...others,
  };
}
