import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { minuteMs } from '@getaway/kernel/instant';
import type { ExternalStay, FeedStay } from './feed-stay.rules.ts';
import { matchStays } from './match-stays.rules.ts';
import { mayBeUnread, type UnreadEvent } from '../feeds/unread-event.rules.ts';

/** Many stays that go missing together are removed only after a second sync this much later confirms it. */
export const confirmAfterMs = 30 * minuteMs;

export interface ChangedStay {
  readonly known: ExternalStay;
  readonly incoming: FeedStay;
}

/** The changes that a sync makes to the stored stays of a feed. */
export interface FeedChanges {
  readonly added: readonly FeedStay[];
  /** The same stay with other details: other dates, another UID, another text, or no longer missing. */
  readonly changed: readonly ChangedStay[];
  readonly removed: readonly ExternalStay[];
  /** Missing for the first time, together with so many others that it is kept. */
  readonly newlyMissing: readonly ExternalStay[];
  /** Stays that are kept although the feed lacks them, including the newly missing ones. */
  readonly missing: number;
}

/**
 * Compares the contents of a feed with the stored stays (domain page, 'Calendar feeds'). A past stay is
 * unchanged, because platforms drop past stays. A future stay that the feed lacks is removed, unless the feed
 * is empty or lacks more than half of the future stays: then each is kept until a sync half an hour later
 * confirms it. A stay that may be one of the unreadable events is kept as long as that event is unreadable.
 * Echoes of our own stays do not count; they are removed with their originals.
 */
export function compareFeed(
  known: readonly ExternalStay[],
  incoming: readonly FeedStay[],
  at: { now: Date; today: CalendarDate; unread: readonly UnreadEvent[] },
): FeedChanges {
  const { matched, unmatchedKnown, unmatchedIncoming } = matchStays(known, incoming);
  const isAhead = (stay: ExternalStay) => stay.endDate > at.today;
  const goneAhead = unmatchedKnown.filter((stay) => isAhead(stay) && !stay.isEcho);
  const countAhead = known.filter((stay) => isAhead(stay) && !stay.isEcho).length;
  const isSuspicious = goneAhead.length * 2 > countAhead || (incoming.length === 0 && goneAhead.length > 0);
  const kept = new Set(
    goneAhead.filter(
      (stay) => mayBeUnread(stay, at.unread, at.now) || (isSuspicious && !isSurelyGone(stay, at.now)),
    ),
  );
  return {
    added: unmatchedIncoming,
    changed: matched.filter(differs),
    removed: unmatchedKnown.filter((stay) => !kept.has(stay) && (isAhead(stay) || isSpent(stay))),
    newlyMissing: [...kept].filter((stay) => stay.missingSince === null),
    missing: kept.size,
  };
}

/** The stays whose removal an unchanged feed (304) confirms, because they have been missing long enough. */
export function confirmMissing(
  known: readonly ExternalStay[],
  unread: readonly UnreadEvent[],
  now: Date,
): ExternalStay[] {
  return known.filter((stay) => isSurelyGone(stay, now) && !mayBeUnread(stay, unread, now));
}

/** Whether other services have to be notified: the nights or the kind of stay differ. */
export function hasMoved({ known, incoming }: ChangedStay): boolean {
  return (
    known.startDate !== incoming.startDate ||
    known.endDate !== incoming.endDate ||
    known.kind !== incoming.kind
  );
}

function isSurelyGone({ missingSince }: ExternalStay, now: Date): boolean {
  return missingSince !== null && now.getTime() - missingSince.getTime() >= confirmAfterMs;
}

/** A past guest stays in the calendar. A past block, or a stay that was never confirmed, does not. */
function isSpent(stay: ExternalStay): boolean {
  return stay.kind === 'block' || stay.missingSince !== null;
}

function differs({ known, incoming }: ChangedStay): boolean {
  return (
    known.missingSince !== null ||
    known.externalId !== incoming.externalId ||
    known.kind !== incoming.kind ||
    known.startDate !== incoming.startDate ||
    known.endDate !== incoming.endDate ||
    known.startTime !== incoming.startTime ||
    known.endTime !== incoming.endTime ||
    known.summary !== incoming.summary
  );
}
