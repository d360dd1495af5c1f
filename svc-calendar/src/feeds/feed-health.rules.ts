import { addMilliseconds, dayMs } from '@getaway/kernel/instant';

/** A feed that fails on and off is reported at most once in this time. */
export const reportAgainAfterMs = dayMs;

/** When a feed began to fail, and the last report about it. */
export interface FeedHealthRecord {
  /** Null when the last try succeeded. */
  readonly failingSince: Date | null;
  readonly failureReportedAt: Date | null;
  readonly recoveryReportedAt: Date | null;
}

export type FeedHealthNews = 'failing' | 'working';

/** The report about a feed after a sync, if one is due. With `alertAfterMs` 0 failures are never reported. */
export function feedHealthNews(
  { failingSince, failureReportedAt, recoveryReportedAt }: FeedHealthRecord,
  alertAfterMs: number,
  now: Date,
): FeedHealthNews | undefined {
  const isReportedFailing =
    failureReportedAt !== null && (recoveryReportedAt === null || recoveryReportedAt < failureReportedAt);
  if (failingSince === null) return isReportedFailing ? 'working' : undefined;
  if (isReportedFailing || alertAfterMs === 0) return undefined;
  const isLong = addMilliseconds(failingSince, alertAfterMs) <= now;
  const isQuietLongEnough =
    failureReportedAt === null || addMilliseconds(failureReportedAt, reportAgainAfterMs) <= now;
  return isLong && isQuietLongEnough ? 'failing' : undefined;
}
