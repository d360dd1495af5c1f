import { useMemo } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { maxNightRates, readNightRates } from '@getaway/contracts/http/night-rates';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { stayLimits } from '@getaway/kernel/stay';
import { useQuery } from '@getaway/web-kit/swr.tsx';

/** Dollars of each night by its date, as the server has them. */
export type NightPrices = ReadonlyMap<string, string>;

type Rates = Answer<typeof readNightRates>;

interface NightPricesState {
  prices: NightPrices;
  /** What has come so far, with the rules of nights. */
  rates: readonly Rates[];
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
  const rates = useMemo(
    () => [near.data, far.data].filter((each) => each !== undefined),
    [near.data, far.data],
  );
  const prices = useMemo(
    () => new Map(rates.flatMap(({ nights }) => nights.map(({ date, price }) => [date, price]))),
    [rates],
  );
  return {
    prices,
    rates,
    failed: near.error !== undefined,
    tryAgain: () => {
      void near.mutate();
      void far.mutate();
    },
  };
}
