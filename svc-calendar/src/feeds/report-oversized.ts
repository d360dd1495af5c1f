import { oversizedEventsFound } from '@getaway/contracts/events/calendar';
import { addMilliseconds } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { markOversizedReported } from './feed-health.repository.ts';
import { reportAgainAfterMs } from './feed-health.rules.ts';
import type { LongClosure } from './long-closure.rules.ts';

/** The events of a feed that claim more nights than anybody books. */
export interface OversizedEvents {
  /** All of them. */
  readonly events: number;
  readonly longClosures: readonly LongClosure[];
}

/**
 * Reports that a feed has begun to claim more nights than anyone books, in the transaction that takes them: their dates
 * are blocked immediately, perhaps unnoticed. Findings within a day of the last report wait for the end of that day.
 */
export async function reportOversized(
  { feedAlertMs }: { readonly feedAlertMs: number },
  sql: Sql,
  found: {
    feedId: string;
    before: OversizedEvents;
    after: OversizedEvents;
    now: Date;
    correlationId: string;
  },
): Promise<void> {
  const { feedId, before, after, now, correlationId } = found;
  const isBegun = beyondBooking(before) === 0 && beyondBooking(after) > 0;
  const isNews = isBegun || after.longClosures.some(({ isReported }) => !isReported);
  if (!isNews || feedAlertMs === 0) return;
  const reported = await markOversizedReported(sql, feedId, {
    since: addMilliseconds(now, -reportAgainAfterMs),
    now,
  });
  if (!reported) return;
  const { revision, name: feedName } = reported;
  const longClosures = after.longClosures.map(({ from, to, nights }) => ({ from, to, nights }));
  const about = { entityId: feedId, revision, feedName };
  const data = { ...about, events: after.events, longClosures, foundAt: now.toISOString() };
  await appendEvent(sql, oversizedEventsFound, data, { correlationId, now });
}

/** How many events claim nights beyond all that can be booked. */
function beyondBooking({ events, longClosures }: OversizedEvents): number {
  return events - longClosures.length;
}
