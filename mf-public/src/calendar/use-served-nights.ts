import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { readNightRates } from '@getaway/contracts/http/night-rates';
import { addDays } from '@getaway/kernel/calendar-date';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import { forgetServedNights, servedNights } from './served-nights.ts';

/** Takes the nights that came with the page as answers to the calendar's calls, before it makes them. */
export function useServedNights(): void {
  const { mutate } = useSWRConfig();
  useState(() => {
    const nights = servedNights();
    if (!nights) return;
    forgetServedNights();
    const { today, unavailable, prices } = nights;
    const asTheyAre = { revalidate: false };
    void mutate(queryKey(listUnavailableDates), { unavailableDates: unavailable }, asTheyAre);
    const range = { query: { from: today, to: addDays(today, prices.length) } };
    const rates = prices.map((price, index) => ({ date: addDays(today, index), price }));
    void mutate(queryKey(readNightRates, range), { nights: rates }, asTheyAre);
  });
}
