import { addMilliseconds, dayMs } from '@getaway/kernel/instant';

/** A feed that fails on and off is reported at most once in this time. */
export const reportAgainAfterMs = dayMs;

/** When a feed began to fail, and the last report about it. */
export interface FeedHealthRecord {
  /** Null when the last try succeeded. */
  readonly failingSince: Date | null;
  readonly reportedFailingAt: Date | null;
  readonly reportedWorkingAt: Date | null;
}

export type FeedHealthNews = 'failing' | 'working';

/** The report about a feed after a sync, if one is due. With `alertAfterMs` 0 failures are never reported. */
export function feedHealthNews(
  { failingSince, reportedFailingAt, reportedWorkingAt }: FeedHealthRecord,
  alertAfterMs: number,
  now: Date,
): FeedHealthNews | undefined {
  const isReportedFailing =
    reportedFailingAt !== null && (reportedWorkingAt === null || reportedWorkingAt < reportedFailingAt);
  if (failingSince === null) return isReportedFailing ? 'working' : undefined;
  if (isReportedFailing || alertAfterMs === 0) return undefined;
  const isLong = addMilliseconds(failingSince, alertAfterMs) <= now;
  const isQuietLongEnough =
    reportedFailingAt === null || addMilliseconds(reportedFailingAt, reportAgainAfterMs) <= now;
  return isLong && isQuietLongEnough ? 'failing' : undefined;
}
