import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { giveBackLease, holdsLease, settleFeed, type LeasedFeed } from './feed-leases.repository.ts';
import { writeFeedLog } from './feed-log.repository.ts';
import type { SyncTrigger } from './feed-log.rules.ts';
import { rememberUnread } from './unread-event.rules.ts';
import { pauseAfterFailures, paymentWaitsMs, pollEveryMs } from './back-off.rules.ts';
import { nothingSynced, type SyncCounts } from './sync-counts.rules.ts';
import { explainFault, type SyncFault } from './sync-fault.rules.ts';
import { fetchFeed, type FetchedFeed } from './fetching/fetch-feed.client.ts';
import type { FeedVersion } from './feed-version.rules.ts';
import type { CalendarReader } from '../ical/calendar-reader.ts';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { leaveOutOwnStays } from '../external-stays/leave-out-own-stays.ts';
import { flagClosures, type Closure } from './long-closure.rules.ts';
import { reportFeedHealth } from './report-feed-health.ts';
import { reportOversized, type OversizedEvents } from './report-oversized.ts';
import { takenNights } from './taken-nights.repository.ts';
import type { StoredChanges } from '../external-stays/store-changes.ts';
import { storeStays } from '../external-stays/store-stays.ts';
import { storeUnchanged } from '../external-stays/store-unchanged.ts';

export interface SyncFeedDeps extends ConflictDeps {
  readonly database: Database;
  readonly logger: Logger;
  readonly reader: CalendarReader;
  /** Aborted when the service stops: a sync in progress returns its lease without changes. */
  readonly stopping: AbortSignal;
  readonly allowPrivateFeeds: boolean;
  /** How long a feed has to fail before it is reported. */
  readonly feedAlertMs: number;
}

/** The outcome of one sync. `publishedChanges` is what it has published to other services. */
export interface SyncOutcome extends SyncCounts {
  readonly feedId: string;
  readonly name: string;
  readonly ok: boolean;
  readonly error?: string;
  readonly fault?: SyncFault['kind'];
  readonly publishedChanges: readonly ExternalNights[];
}

const nothing = { ...nothingSynced, publishedChanges: [] };

/** Reads a leased feed, stores all of its effects in one transaction, and ends the lease. */
export async function syncFeed(
  deps: SyncFeedDeps,
  feed: LeasedFeed,
  trigger: SyncTrigger,
): Promise<SyncOutcome> {
  const startedAt = deps.now();
  if (feed.askedToWaitUntil !== null && feed.askedToWaitUntil > startedAt) {
    return giveBack(deps, feed, 'asked-to-wait');
  }
  const { allowPrivateFeeds: allowPrivate, stopping } = deps;
  const known = knownVersion(feed, dateInZone(startedAt, deps.timeZone), deps.timeZone);
  const fetched = await fetchFeed(feed.url, known, { allowPrivate, stopping, now: startedAt });
  const read = await understand(deps, fetched, startedAt);
  // A request that was aborted because the service stops is not a fault of the feed.
  if (stopping.aborted) return giveBack(deps, feed, 'internal');
  const reason = feed.lastChecked === null ? 'added' : trigger;
  try {
    return await settle(deps, feed, read, { startedAt, trigger: reason });
  } catch (error) {
    deps.logger.error({ err: error, feedId: feed.id }, 'a feed could not be stored');
    const fault = { kind: 'internal' } as const;
    return await settle(deps, feed, { status: 'failed', fault }, { startedAt, trigger: reason });
  }
}

/**
 * The version to send for an 'unchanged' answer: none at the first sync of a day. Recurring and endless
 * events are expanded up to the last bookable night, so the same text has more nights tomorrow.
 */
function knownVersion(feed: LeasedFeed, today: CalendarDate, timeZone: string): FeedVersion {
  const isOfToday =
    feed.failingSince === null &&
    feed.lastChecked !== null &&
    dateInZone(feed.lastChecked, timeZone) === today;
  return isOfToday ? feed : { etag: null, lastModified: null };
}

async function giveBack(
  { database }: SyncFeedDeps,
  feed: LeasedFeed,
  kind: 'asked-to-wait' | 'internal',
): Promise<SyncOutcome> {
  await database.transactPlain((sql) => giveBackLease(sql, feed));
  return { feedId: feed.id, name: feed.name, ok: false, ...nothing, error: explainFault({ kind }) };
}

type ReadFeed =
  | {
      readonly status: 'read';
      readonly store: typeof storeUnchanged;
      readonly version: FeedVersion;
      readonly events: number;
      readonly unread: readonly string[];
      readonly oversized: number;
      readonly closures: readonly Closure[];
    }
  | { readonly status: 'unchanged' }
  | { readonly status: 'failed'; readonly fault: SyncFault; readonly waitMs?: number };

async function understand(deps: SyncFeedDeps, fetched: FetchedFeed, now: Date): Promise<ReadFeed> {
  if (fetched.status !== 'fetched') return fetched;
  const { timeZone, reader } = deps;
  const reading = await reader.read(fetched.body, { timeZone, today: dateInZone(now, timeZone) });
  if (!reading.ok) return { status: 'failed', fault: { kind: reading.fault } };
  const stays = await leaveOutOwnStays(sqlOf(deps.database.pool), reading.stays);
  const isOurs = reading.isExport && reading.unread.length === 0 && reading.stays.length > 0;
  if (isOurs && stays.length === 0) return { status: 'failed', fault: { kind: 'own-calendar' } };
  return {
    status: 'read',
    version: fetched.version,
    events: reading.events,
    unread: reading.unread,
    oversized: reading.oversized,
    closures: reading.closures,
    store: (storeDeps, sql, context) => storeStays(storeDeps, sql, stays, context),
  };
}

async function settle(
  deps: SyncFeedDeps,
  feed: LeasedFeed,
  read: ReadFeed,
  { startedAt, trigger }: { startedAt: Date; trigger: SyncTrigger },
): Promise<SyncOutcome> {
  const { id: feedId, name } = feed;
  const now = deps.now();
  const entry = {
    id: deps.newId(),
    feedId,
    at: now,
    trigger,
    durationMs: now.getTime() - startedAt.getTime(),
  };
  const tried = { feedId, now, failedSince: feed.failingSince, correlationId: entry.id };
  const isSlow = entry.durationMs >= paymentWaitsMs;
  return deps.database.transactPlain(async (sql) => {
    // Another replica took over, or staff deleted the feed: this content is not the newest.
    if (!(await holdsLease(sql, feed))) return { feedId, name, ok: true, ...nothing };
    if (read.status === 'failed') {
      const error = explainFault(read.fault);
      const waitMs = Math.max(read.waitMs ?? 0, pauseAfterFailures(feed.failures + 1));
      const waitUntil = read.waitMs === undefined ? null : addMilliseconds(now, read.waitMs);
      const standing = { checkedAt: now, nextPollAt: addMilliseconds(now, waitMs), isSlow };
      await settleFeed(sql, feed, { ...standing, outcome: { ok: false, error, waitUntil } });
      await reportFeedHealth(deps, sql, { ...tried, reason: error });
      await writeFeedLog(sql, { ...entry, ...noCounts, outcome: 'failed', error });
      deps.logger.warn({ feedId, fault: read.fault.kind }, 'a feed could not be read');
      return { feedId, name, ok: false, ...nothing, error, fault: read.fault.kind };
    }
    const store = read.status === 'read' ? read.store : storeUnchanged;
    const isRead = read.status === 'read';
    const unread = isRead ? rememberUnread(feed.unreadEvents, read.unread, now) : feed.unreadEvents;
    const before = { events: feed.oversizedEvents, longClosures: feed.longClosures };
    const after = isRead ? await oversizedEvents(deps, sql, feed, read) : before;
    const stored = await store(deps, sql, { feedId, now, correlationId: entry.id, unread });
    await settleFeed(sql, feed, {
      checkedAt: now,
      nextPollAt: addMilliseconds(now, pollEveryMs),
      isSlow,
      outcome: {
        ok: true,
        version: isRead ? read.version : feed,
        isQuarantined: stored.missing > 0,
        events: isRead ? read.events : feed.events,
        oversized: after.events,
        longClosures: after.longClosures,
        unread,
      },
    });
    await reportFeedHealth(deps, sql, { ...tried, reason: null });
    await reportOversized(deps, sql, { ...tried, before, after });
    const isSuspicious = stored.missing > 0 || after.events > 0;
    const outcome = isSuspicious ? 'quarantined' : isRead ? 'synced' : 'unchanged';
    await writeFeedLog(sql, {
      ...entry,
      ...countsOf(stored),
      unread: unread.length,
      outcome,
      error: null,
    });
    const { added, changed, removed, missing, publishedChanges } = stored;
    const changes = { added, changed, removed, quarantined: missing, publishedChanges };
    const oversized = { oversized: after.events, longClosures: after.longClosures.length };
    return { feedId, name, ok: true, ...changes, unread: unread.length, ...oversized };
  });
}

/** Looks at the nights that were taken before: called before what was read is stored. */
async function oversizedEvents(
  { timeZone, now }: SyncFeedDeps,
  sql: Sql,
  feed: LeasedFeed,
  { oversized, closures }: { readonly oversized: number; readonly closures: readonly Closure[] },
): Promise<OversizedEvents> {
  if (closures.length === 0) return { events: oversized, longClosures: [] };
  const taken = await takenNights(sql, feed.id, dateInZone(now(), timeZone));
  const longClosures = flagClosures(closures, feed.longClosures, taken);
  return { events: oversized + longClosures.length, longClosures };
}

const noCounts = { added: 0, changed: 0, removed: 0, suspicious: 0, unread: 0 };

function countsOf({ added, changed, removed, missing }: StoredChanges) {
  return { added, changed, removed, suspicious: missing };
}
