import type { ExternalKind } from '@getaway/contracts/events/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** The fields of external stays that are compared. */
export interface ComparedStay {
  readonly id: string;
  readonly feedId: string;
  readonly externalId: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly summary: string | null;
  readonly createdAt: Date;
}

/** An external stay as it is compared and shown next to its duplicates. */
export interface PossibleDuplicate extends ComparedStay {
  readonly kind: ExternalKind;
  readonly feedName: string;
  readonly platform: string;
}

export type DuplicateType = 'Hard duplicate' | 'Soft duplicate';

/** Stays of several feeds that are one stay: the oldest is kept, the others are hidden behind it. */
export interface DuplicateGroup<S extends ComparedStay> {
  readonly type: DuplicateType;
  readonly kept: S;
  readonly removed: readonly S[];
}

/**
 * Groups stays that several feeds contain (domain page, 'Duplicates'): hard with the same dates and the same
 * text or UID, soft with only the same dates. Each stay is removed at most once, and no kept stay is removed.
 */
export function findDuplicates<S extends ComparedStay>(stays: readonly S[]): DuplicateGroup<S>[] {
  const byDates = Map.groupBy([...stays].sort(oldestFirst), ({ startDate, endDate }) =>
    [startDate, endDate].join('/'),
  );
  return [...byDates.values()].flatMap((sameDates) => {
    const clusters = alike(sameDates);
    const [first, ...others] = clusters.map(([oldest]) => oldest);
    if (!first) return [];
    const soft = others.filter((other) => other.feedId !== first.feedId);
    const groups: DuplicateGroup<S>[] = clusters.flatMap(([oldest, ...rest]) => {
      const removed = rest.filter(({ feedId }) => feedId !== oldest.feedId);
      // A stay that is hidden behind a removed one moves to the stay that is kept in the end.
      const kept = soft.includes(oldest) ? first : oldest;
      return removed.length === 0 ? [] : [{ type: 'Hard duplicate' as const, kept, removed }];
    });
    return soft.length === 0
      ? groups
      : [...groups, { type: 'Soft duplicate' as const, kept: first, removed: soft }];
  });
}

type Cluster<S> = [oldest: S, ...rest: S[]];

/** Splits stays of the same dates into groups with the same text or UID. */
function alike<S extends ComparedStay>(stays: readonly S[]): Cluster<S>[] {
  const clusters: Cluster<S>[] = [];
  for (const stay of stays) {
    const own = clusters.filter((cluster) => cluster.some((other) => isAlike(stay, other)));
    const [home, ...joined] = own;
    if (!home) clusters.push([stay]);
    else {
      home.push(...joined.flat(), stay);
      for (const each of joined) clusters.splice(clusters.indexOf(each), 1);
    }
  }
  return clusters;
}

function isAlike(a: ComparedStay, b: ComparedStay): boolean {
  return a.externalId === b.externalId || textOf(a) === textOf(b);
}

/** Letters and digits only, without case or accents. */
function textOf({ summary }: ComparedStay): string {
  return (summary ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function oldestFirst(a: ComparedStay, b: ComparedStay): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}
