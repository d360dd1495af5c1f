import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import { countAudience as count } from './audience.repository.ts';
import type { CampaignDeps } from './campaign-deps.ts';

/** How many subscribers a segment has now, without those who get no marketing emails. */
export function countAudience(
  { database, property, now }: Pick<CampaignDeps, 'database' | 'property' | 'now'>,
  which: { segment: string; subscribedSince: string | null },
): Promise<number> {
  const { timeZone } = property;
  return count(sqlOf(database.pool), { ...which, timeZone, today: dateInZone(now(), timeZone) });
}
