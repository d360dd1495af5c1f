import type {
  CalendarFeed,
  FeedPlatform,
  LongClosure,
  SyncResult,
} from '@getaway/contracts/http/calendar-feeds';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { formatDate } from '../../../format/dates.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

export const platformWords: Record<FeedPlatform, string> = {
  lodgify: 'Lodgify',
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  booking: 'Booking.com',
  other: 'Other',
};

/** '1 duplicate', '2 duplicates'. The specification writes N duplicates; one takes the singular. */
export function duplicatesInWords(count: number): string {
  return count === 1 ? '1 duplicate' : `${count} duplicates`;
}

/** The reason of a failure where the server gives none (spec page 2, section 8). */
export const unknownReason = 'Unknown error occurred';

const longestUrl = 60;

/** An address as far as it is shown (spec page 2, section 9). */
export function shownUrl(url: string): string {
  return url.length > longestUrl ? `${url.slice(0, longestUrl)}…` : url;
}

/** How the last try went (spec page 2, 'Feeds card'). */
export function syncStatus({
  lastSyncSuccess,
  syncErrors,
}: Pick<CalendarFeed, 'lastSyncSuccess' | 'syncErrors'>): string {
  if (lastSyncSuccess === null) return 'Not synced yet';
  if (lastSyncSuccess) return 'Last sync successful';
  return syncErrors ? `Sync failed: ${syncErrors}` : 'Sync failed';
}

/** What a feed needs, in one word beside Active or Inactive, which say only whether it is synced; undefined for nothing. */
export function feedTrouble({
  health,
  unreadEvents,
}: Pick<CalendarFeed, 'health' | 'unreadEvents'>): { tone: BadgeTone; word: string } | undefined {
  if (health === 'failing') return { tone: 'red', word: 'Failing' };
  const needsCheck = health === 'suspicious' || (health === 'ok' && unreadEvents > 0);
  return needsCheck ? { tone: 'yellow', word: 'Check' } : undefined;
}

/** The stays that a feed suddenly lacks, and what becomes of their nights. */
export function missingInWords({
  suspiciousStays,
  unreadEvents,
}: Pick<CalendarFeed, 'suspiciousStays' | 'unreadEvents'>): string {
  const stays = suspiciousStays === 1 ? '1 stay is' : `${suspiciousStays} stays are`;
  const until =
    unreadEvents === 0
      ? 'a second sync confirms they’re gone'
      : 'a sync that can read every event confirms they’re gone';
  return `Suspicious: ${stays} suddenly missing from this feed. Their nights stay blocked until ${until}, or you confirm it.`;
}

/** The events that no stay or block is as long as, and what to do about them; null if there are none. */
export function oversizedInWords({
  oversizedEvents,
  longClosures,
  platform,
}: Pick<CalendarFeed, 'oversizedEvents' | 'longClosures' | 'platform'>): string | null {
  const there = calendarWords(platform);
  const count = oversizedEvents - longClosures.length;
  if (count <= 0) return null;
  return count === 1
    ? `Suspicious: 1 event is longer than any possible stay. All dates it covers are blocked here: check it in ${there}.`
    : `Suspicious: ${count} events are longer than any possible stay. All dates they cover are blocked here: check them in ${there}.`;
}

const mostDescribed = 3;

/** The events that close the house for most of a year, and what to do if that is a mistake; null if there are none. */
export function closuresInWords({
  longClosures,
  platform,
}: Pick<CalendarFeed, 'longClosures' | 'platform'>): string | null {
  const there = calendarWords(platform);
  const count = longClosures.length;
  if (count === 0) return null;
  const described = longClosures.slice(0, mostDescribed).map(closureInWords);
  const rest = count - described.length;
  const list = [...described, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
  return count === 1
    ? `1 event closes ${list}. If that isn’t right, correct it in ${there}.`
    : `${count} events close ${list}. If that isn’t right, correct them in ${there}.`;
}

/** 300 nights, Dec 1, 2026 to Sep 27, 2027 */
export function closureInWords({ nights, from, to }: LongClosure): string {
  return `${nights} nights, ${formatDate(from)} to ${formatDate(to)}`;
}

/** How much of a feed could not be read, and what to do about it. */
export function unreadInWords({
  events,
  unreadEvents,
  platform,
}: Pick<CalendarFeed, 'events' | 'unreadEvents' | 'platform'>): string {
  const counted = `${unreadEvents} of ${events === 1 ? '1 event' : `${events} events`} couldn’t be read.`;
  const there = calendarWords(platform);
  const it = unreadEvents === 1 ? 'Its nights' : 'Their nights';
  return `${counted} ${it} may look available here: compare the dates with ${there}, then correct them there or block them here.`;
}

function calendarWords(platform: FeedPlatform): string {
  return platform === 'other' ? 'the other calendar' : platformWords[platform];
}

/** What a try brought: '2 added, 1 removed', 'nothing new', or its error. */
export function resultInWords(result: SyncResult): string {
  if (result.isPending) return 'still syncing';
  if (!result.ok) return result.error ? `failed: ${result.error}` : 'failed';
  const { longClosures } = result;
  const counts = [
    [result.added, 'added'],
    [result.changed, 'changed'],
    [result.removed, 'removed'],
    [result.quarantined, 'missing but kept'],
    [result.unread, 'unreadable'],
    [result.oversized - longClosures, 'far too long'],
    [longClosures, longClosures === 1 ? 'long closure' : 'long closures'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return parts.join(', ') || 'nothing new';
}

export function syncToast({ results }: { results: readonly SyncResult[] }): ToastMessage {
  const failed = results.filter(({ ok, isPending }) => !ok && !isPending);
  const pending = results.filter(({ isPending }) => isPending);
  if (failed.length === 0 && pending.length > 0) {
    const names = pending.map(({ name }) => name).join(', ');
    return {
      title: 'Calendar sync still running',
      description: `${names}: still syncing. The feed list will show the result.`,
    };
  }
  if (failed.length === 0) return { title: 'Calendar sync completed successfully' };
  const reasons = failed.map(({ name, error }) => `${name}: ${error ?? unknownReason}`);
  return { title: 'Calendar sync failed', description: reasons.join('; '), variant: 'destructive' };
}
