import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { readNightRates } from '@getaway/contracts/http/night-rates';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import { forgetServedNights, servedNights } from './served-nights.ts';

/**
 * Takes the nights that came with the page as answers to the calendar's calls, before it makes them. Returns the day at the house,
 * which the browser's clock may not know.
 */
export function useServedNights(): CalendarDate | undefined {
  const { mutate } = useSWRConfig();
  const [day] = useState(() => {
    const nights = servedNights();
    if (!nights) return undefined;
    forgetServedNights();
    const { today, unavailable, prices } = nights;
    const asTheyAre = { revalidate: false };
    void mutate(queryKey(listUnavailableDates), { unavailableDates: unavailable }, asTheyAre);
    const range = { query: { from: today, to: addDays(today, prices.length) } };
    const rates = prices.map((price, index) => ({ date: addDays(today, index), price }));
    void mutate(queryKey(readNightRates, range), { nights: rates }, asTheyAre);
    return today;
  });
  return day;
}
