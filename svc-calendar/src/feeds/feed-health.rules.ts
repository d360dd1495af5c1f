import { addMilliseconds, dayMs } from '@getaway/kernel/instant';

/** A feed that comes and goes is told of once in this time. */
export const tellsAgainAfterMs = dayMs;

/** Since when a feed fails, and what others were told of it. */
export interface FeedHealthRecord {
  /** Null when the last try worked. */
  readonly failingSince: Date | null;
  readonly toldFailingAt: Date | null;
  readonly toldWorkingAt: Date | null;
}

export type FeedHealthNews = 'failing' | 'working';

/** What is to be told of a feed after a try; undefined when there is no news. 0 hours tell nothing of failures. */
export function feedHealthNews(
  { failingSince, toldFailingAt, toldWorkingAt }: FeedHealthRecord,
  alertAfterMs: number,
  now: Date,
): FeedHealthNews | undefined {
  const isToldFailing = toldFailingAt !== null && (toldWorkingAt === null || toldWorkingAt < toldFailingAt);
  if (failingSince === null) return isToldFailing ? 'working' : undefined;
  if (isToldFailing || alertAfterMs === 0) return undefined;
  const isLong = addMilliseconds(failingSince, alertAfterMs) <= now;
  const isQuietLongEnough =
    toldFailingAt === null || addMilliseconds(toldFailingAt, tellsAgainAfterMs) <= now;
  return isLong && isQuietLongEnough ? 'failing' : undefined;
}
