import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { readNightRates } from '@getaway/contracts/http/night-rates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import { forgetServedNights, servedAnswers, servedNights } from './served-nights.ts';

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
    const { today } = nights;
    const { unavailable, rates, to } = servedAnswers(nights);
    const asTheyAre = { revalidate: false };
    void mutate(queryKey(listUnavailableDates), unavailable, asTheyAre);
    void mutate(queryKey(readNightRates, { query: { from: today, to } }), rates, asTheyAre);
    return today;
  });
  return day;
}
