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

/** What a reading of a feed does to the stays that we know of it. */
export interface FeedChanges {
  readonly added: readonly FeedStay[];
  /** Still the same stay, with other details: other dates, another UID, another text, or no longer missed. */
  readonly changed: readonly ChangedStay[];
  readonly removed: readonly ExternalStay[];
  /** Missed for the first time, together with so many others that it is kept. */
  readonly newlyMissing: readonly ExternalStay[];
  /** Stays that are kept though the feed lacks them, the newly missing included. */
  readonly missing: number;
}

/**
 * Compares what a feed says with what is known of it (domain page, 'Calendar feeds'). A stay that is over stays as it
 * was: platforms drop what is past. A stay ahead that the feed lacks is gone, unless the feed has become empty or lacks
 * more than half of the stays ahead: then each of them is kept until a reading half an hour later misses it too. One that
 * may be an event that cannot be read is kept for as long as that is so. Echoes of our own stays do not count: they go
 * with what they echo.
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

/** The stays that an unchanged feed (304) confirms as gone, because they have been missing for long enough. */
export function confirmMissing(
  known: readonly ExternalStay[],
  unread: readonly UnreadEvent[],
  now: Date,
): ExternalStay[] {
  return known.filter((stay) => isSurelyGone(stay, now) && !mayBeUnread(stay, unread, now));
}

function isSurelyGone({ missingSince }: ExternalStay, now: Date): boolean {
  return missingSince !== null && now.getTime() - missingSince.getTime() >= confirmAfterMs;
}

/** A guest who was here stays in the calendar; a block that is over, or a stay that was never sure, does not. */
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
