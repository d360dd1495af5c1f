import type { ExternalKind } from '@getaway/contracts/events/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** The second external stay of a conflict between two platforms. */
export interface OtherStay {
  readonly externalId: string;
  readonly feedId: string;
  /** Half-open. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * An external stay that shares nights with one of our own bookings, or with an external stay of another feed.
 */
export interface Overlap {
  /** Null when `other` is set. */
  readonly bookingId: string | null;
  readonly other: OtherStay | null;
  readonly externalId: string;
  readonly feedId: string;
  /** `block` when one of the two is a block. */
  readonly kind: ExternalKind;
  /** The external stay, half-open. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The first shared night. */
  readonly date: CalendarDate;
}

/** A conflict as stored. */
export interface KnownConflict {
  readonly id: string;
  readonly key: string;
  readonly bookingId: string | null;
  readonly otherExternalId: string | null;
  readonly externalId: string;
  readonly date: CalendarDate;
  readonly isResolved: boolean;
  /** Whether the two had no shared night at the last check. */
  readonly isOver: boolean;
}

export interface Collision extends Overlap {
  readonly key: string;
}

export type ConflictChange =
  | { readonly what: 'found'; readonly collision: Collision }
  | { readonly what: 'came-back' | 'moved'; readonly id: string; readonly collision: Collision }
  | { readonly what: 'over'; readonly id: string };

/**
 * The changes to store when these are all current overlaps. A conflict keeps its identity: the same external
 * dates over the same booking are the same conflict, whatever id the feed uses now. All blocks of one feed
 * over one booking are a single conflict, because platforms split, merge and move blocks daily; the same goes
 * for blocks over one external guest.
 */
export function decideConflicts(
  overlaps: readonly Overlap[],
  known: readonly KnownConflict[],
): ConflictChange[] {
  const collisions = collide(overlaps);
  const byKey = new Map(known.map((each) => [each.key, each]));
  const free = new Map(
    known
      .filter(({ key }) => !collisions.has(key))
      .map((each) => [pairOf(each.bookingId ?? each.otherExternalId, each.externalId), each] as const),
  );
  const matched = new Set<string>();
  const changes: ConflictChange[] = [];
  for (const collision of collisions.values()) {
    const before =
      byKey.get(collision.key) ?? free.get(pairOf(counterpartOf(collision), collision.externalId));
    if (!before || matched.has(before.id)) {
      changes.push({ what: 'found', collision });
      continue;
    }
    matched.add(before.id);
    if (before.isOver) changes.push({ what: 'came-back', id: before.id, collision });
    else if (isElsewhere(before, collision)) changes.push({ what: 'moved', id: before.id, collision });
  }
  const over = known.filter(({ id, isOver, isResolved }) => !matched.has(id) && !(isOver && isResolved));
  return [...changes, ...over.map(({ id }) => ({ what: 'over', id }) as const)];
}

/** The first overlap of each key, by date. */
function collide(overlaps: readonly Overlap[]): Map<string, Collision> {
  const collisions = new Map<string, Collision>();
  for (const overlap of [...overlaps].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    const key = keyOf(overlap);
    if (!collisions.has(key)) collisions.set(key, { ...overlap, key });
  }
  return collisions;
}

function keyOf({ bookingId, feedId, kind, from, to, other }: Overlap): string {
  if (!other) return [bookingId, feedId, ...(kind === 'block' ? ['block'] : [from, to])].join(':');
  return [feedId, from, to, other.feedId, ...(kind === 'block' ? ['block'] : [other.from, other.to])].join(
    ':',
  );
}

function counterpartOf({ bookingId, other }: Overlap): string | null {
  return bookingId ?? other?.externalId ?? null;
}

function pairOf(counterpart: string | null, externalId: string): string {
  return `${counterpart}:${externalId}`;
}

function isElsewhere(before: KnownConflict, now: Collision): boolean {
  return (
    before.key !== now.key ||
    before.externalId !== now.externalId ||
    before.otherExternalId !== (now.other?.externalId ?? null) ||
    before.date !== now.date
  );
}
