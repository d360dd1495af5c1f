import type { Sql } from '@getaway/service-kit/sql';
import { knownOwnIds } from './own-uids.repository.ts';
import type { FeedStay } from './feed-stay.rules.ts';
import { readOwnUid } from './own-uid.rules.ts';

/**
 * The stays of a feed that are not our own come back under the UID that our exports gave them. Such a one takes no nights
 * here, whatever its dates: its booking does, and when that is moved or cancelled the platform only has not heard of it yet.
 * A UID of our form that nothing here has is another installation's, and its stay counts.
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
