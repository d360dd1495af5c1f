import { countCampaignAudience, type CampaignSegment } from '@getaway/contracts/http/newsletter-campaigns';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { isPlausibleDay } from '../../../ui/plausible-day.ts';

/** How many people a segment has now; undefined until it is known. */
export function useAudienceCount(
  segment: CampaignSegment | undefined,
  subscribedSince: string,
): number | undefined {
  const isComplete =
    segment !== undefined && (segment !== 'subscribed-since' || isPlausibleDay(subscribedSince));
  return useQuery(countCampaignAudience, isComplete ? { query: { segment, subscribedSince } } : null).data
    ?.count;
}
