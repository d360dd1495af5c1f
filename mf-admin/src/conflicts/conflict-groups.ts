import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Conflict } from './conflict.ts';

/** Conflicts of the same two stays that touch: a feed that lists a stay night by night makes one conflict per night. */
export interface ConflictGroup {
  /** The first conflict's. */
  readonly id: string;
  /** In the order of their nights. */
  readonly conflicts: readonly [Conflict, ...Conflict[]];
  /** The first night of the first and of the last conflict. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The first conflict, with the outside stays from the first night to the last. */
  readonly whole: Conflict;
}

/** Groups conflicts; the groups are in the order of their first conflicts in the list. */
export function groupConflicts(conflicts: readonly Conflict[]): ConflictGroup[] {
  const groups: GrowingGroup[] = [];
  const latest = new Map<string, GrowingGroup>();
  const places = new Map(conflicts.map(({ id }, place) => [id, place]));
  for (const conflict of conflicts.toSorted((a, b) => (a.conflictDate < b.conflictDate ? -1 : 1))) {
    const key = keyOf(conflict);
    const place = places.get(conflict.id) ?? 0;
    const group = latest.get(key);
    if (group && touches(group.whole, conflict)) {
      group.conflicts.push(conflict);
      group.whole = joinedWith(group.whole, conflict);
      group.place = Math.min(group.place, place);
    } else {
      const begun: GrowingGroup = { conflicts: [conflict], whole: conflict, place };
      latest.set(key, begun);
      groups.push(begun);
    }
  }
  return groups
    .toSorted((a, b) => a.place - b.place)
    .map(({ conflicts: members, whole }) => {
      const { id, conflictDate: from } = whole;
      return { id, conflicts: members, from, to: members.at(-1)?.conflictDate ?? from, whole };
    });
}

interface GrowingGroup {
  conflicts: [Conflict, ...Conflict[]];
  whole: Conflict;
  /** Of its first conflict in the list. */
  place: number;
}

/** Alike are conflicts of the same booking and outside guest, with the same note. */
function keyOf(conflict: Conflict): string {
  const { id, internalBookingId, external, otherExternal, isResolved, resolution } = conflict;
  // Without its dates nobody can say what it touches.
  if (!external || (internalBookingId === null && !otherExternal)) return id;
  const sides = [external, otherExternal].map((side) => side && [side.feedId, side.kind, side.guestInitials]);
  return JSON.stringify([internalBookingId, sides, isResolved, resolution]);
}

function touches(whole: Conflict, next: Conflict): boolean {
  return isJoined(whole.external, next.external) && isJoined(whole.otherExternal, next.otherExternal);
}

function isJoined(before: Conflict['external'], after: Conflict['external']): boolean {
  return !before || !after || (after.startDate <= before.endDate && before.startDate <= after.endDate);
}

function joinedWith(whole: Conflict, next: Conflict): Conflict {
  return {
    ...whole,
    external: joined(whole.external, next.external),
    otherExternal: joined(whole.otherExternal, next.otherExternal),
  };
}

function joined(before: Conflict['external'], after: Conflict['external']): Conflict['external'] {
  if (!before || !after) return before;
  const startDate = after.startDate < before.startDate ? after.startDate : before.startDate;
  return { ...before, startDate, endDate: after.endDate > before.endDate ? after.endDate : before.endDate };
}
