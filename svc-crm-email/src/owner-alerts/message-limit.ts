import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { visitorEmailsSince } from './collected-notices.repository.ts';

/** Whether the owner may be emailed about one more sender. Guests who have booked are few, and need no limit in total. */
export async function hasRoomForMessage(
  sql: Sql,
  { isBooked, most }: { readonly isBooked: boolean; readonly most: number },
  now: Date,
): Promise<boolean> {
  if (isBooked || most === 0) return true;
  return (await visitorEmailsSince(sql, addMilliseconds(now, -dayMs))) < most;
}
