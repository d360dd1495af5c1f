import type { Sql } from '@getaway/service-kit/sql';
import { knownOwnIds } from './own-uids.repository.ts';
import type { FeedStay } from './feed-stay.rules.ts';
import { readOwnUid } from './own-uid.rules.ts';

/**
 * Filters out our own stays that return in a feed under the UID of our exports. They take no nights, whatever
 * their dates: the booking does, and a feed that shows old dates is out of date. A UID in our format that
 * does not exist here comes from another installation, and its stay counts.
 */
export async function leaveOutOwnStays(sql: Sql, stays: readonly FeedStay[]): Promise<readonly FeedStay[]> {
  const uids = new Map(stays.map((stay) => [stay, readOwnUid(stay.externalId)]));
  const idsOf = (kind: 'booking' | 'block') =>
    [...uids.values()].flatMap((uid) => (uid?.of === kind ? [uid.id] : []));
  const [bookingIds, blockIds] = [idsOf('booking'), idsOf('block')];
  if (bookingIds.length + blockIds.length === 0) return stays;
  const known = await knownOwnIds(sql, { bookingIds, blockIds });
  return stays.filter((stay) => !known.has(uids.get(stay)?.id ?? ''));
}
