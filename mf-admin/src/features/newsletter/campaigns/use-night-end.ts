import { useEffect } from 'react';
import { readCampaignNight } from '@getaway/contracts/http/newsletter-campaigns';
import { useQuery } from '@getaway/web-kit/swr.tsx';

/** Night begins and ends while the page is open. */
const refreshMs = 60_000;

/** When the night at the house ends and campaigns are sent again; undefined by day. */
export function useNightEnd(): string | undefined {
  const { data, mutate } = useQuery(readCampaignNight);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void mutate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [mutate]);
  const endsAt = data?.endsAt ?? undefined;
  return endsAt !== undefined && Date.parse(endsAt) > Date.now() ? endsAt : undefined;
}
