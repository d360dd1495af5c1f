import { useMemo } from 'react';
import { maxNightRates, readNightRates } from '@getaway/contracts/http/night-rates';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { stayLimits } from '@getaway/kernel/stay';
import { useQuery } from '@getaway/web-kit/swr.tsx';

/** Dollars of each night by its date, as the server has them. */
export type NightPrices = ReadonlyMap<string, string>;

interface NightPricesState {
  prices: NightPrices;
  failed: boolean;
  tryAgain: () => void;
}

/** The price of every night that can be booked; empty until it comes, and none is worked out here. */
export function useNightPrices(today: CalendarDate): NightPricesState {
  const middle = addDays(today, maxNightRates);
  const near = useQuery(readNightRates, { query: { from: today, to: middle } });
  const far = useQuery(readNightRates, {
    query: { from: middle, to: addDays(today, stayLimits.maxDaysAhead) },
  });
  const prices = useMemo(
    () =>
      new Map(
        [...(near.data?.nights ?? []), ...(far.data?.nights ?? [])].map(({ date, price }) => [date, price]),
      ),
    [near.data, far.data],
  );
  return {
    prices,
    failed: near.error !== undefined,
    tryAgain: () => {
      void near.mutate();
      void far.mutate();
    },
  };
}
