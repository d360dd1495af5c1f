import { useEffect } from 'react';
import { readCampaignNight } from '@getaway/contracts/http/newsletter-campaigns';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';

/** Night begins and ends while the page is open. */
const refreshMs = 60_000;

/** When the night at the house ends and campaigns are sent again; undefined by day. */
export function useNightEnd(): string | undefined {
  const { data, mutate } = useQuery(readCampaignNight, { query: {} });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void mutate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [mutate]);
  const endsAt = data?.endsAt ?? undefined;
  return endsAt !== undefined && Date.parse(endsAt) > Date.now() ? endsAt : undefined;
}

/** The same for a time on the clocks of the house that is being chosen; undefined while it is by day, or not complete. */
export function useNightEndAfter(date: string, time: string): string | undefined {
  const isComplete = date !== '' && time !== '';
  const { data } = useQuery(
    readCampaignNight,
    isComplete ? { query: { date: calendarDate(date), time } } : null,
  );
  return data?.endsAt ?? undefined;
}
