import { isRecord, isSame } from './content.ts';

/** What happened to an entry of a list: `from` is its old position, `to` its new one. */
export type ListStep =
  | { readonly kind: 'changed' | 'moved'; readonly from: number; readonly to: number }
  | { readonly kind: 'added'; readonly to: number }
  | { readonly kind: 'removed'; readonly from: number };

interface Pair {
  readonly from: number;
  readonly to: number;
}

/**
 * The steps that turn one list into another. A removed entry is one step, although all entries below it move up. Entries
 * are matched if they are equal, or else if they share a text. Steps come in the order of the new list, removals last.
 */
export function listSteps(before: readonly unknown[], after: readonly unknown[]): ListStep[] {
  const pairs = aligned(before, after);
  const from = placesWithout(before, new Set(pairs.map((pair) => pair.from)));
  const to = placesWithout(after, new Set(pairs.map((pair) => pair.to)));
  const moves = movesOf(before, after, from, to);
  const isLeft = (key: 'from' | 'to') => (place: number) => moves.every((move) => move[key] !== place);
  const changed = [
    ...pairs.filter((pair) => !isSame(before[pair.from], after[pair.to])),
    ...inEachOthersPlace(pairs, from.filter(isLeft('from')), to.filter(isLeft('to'))),
  ];
  const isGone = (place: number): boolean => changed.every((pair) => pair.from !== place);
  const isNew = (place: number): boolean => changed.every((pair) => pair.to !== place);
  const arrived: Exclude<ListStep, { kind: 'removed' }>[] = [
    ...changed.map((pair) => ({ kind: 'changed' as const, ...pair })),
    ...moves.map((pair) => ({ kind: 'moved' as const, ...pair })),
    ...to
      .filter(isLeft('to'))
      .filter(isNew)
      .map((place) => ({ kind: 'added' as const, to: place })),
  ];
  const removed = from
    .filter(isLeft('from'))
    .filter(isGone)
    .map((place) => ({ kind: 'removed' as const, from: place }));
  return [...arrived.toSorted((one, other) => one.to - other.to), ...removed];
}

/** More than the entries of any list, so that one equal entry outweighs all that are only similar. */
const equal = 1_000;

/** The most entries that are equal or similar and in the same order in both lists (longest common subsequence). */
function aligned(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const best: number[][] = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const bestAt = (from: number, to: number): number => best[from]?.[to] ?? 0;
  const likeness = before.map((entry) => after.map((other) => likenessOf(entry, other)));
  const likenessAt = (from: number, to: number): number => likeness[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const alike = likenessAt(from, to);
      const together = alike > 0 ? alike + bestAt(from + 1, to + 1) : 0;
      const row = best[from];
      if (row) row[to] = Math.max(together, bestAt(from + 1, to), bestAt(from, to + 1));
    }
  const pairs: Pair[] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length) {
    const alike = likenessAt(from, to);
    if (alike > 0 && bestAt(from, to) === alike + bestAt(from + 1, to + 1)) {
      pairs.push({ from, to });
      from += 1;
      to += 1;
    } else if (bestAt(from + 1, to) >= bestAt(from, to + 1)) from += 1;
    else to += 1;
  }
  return pairs;
}

/** Entries with several fields are similar if one of their texts is the same. */
function likenessOf(one: unknown, other: unknown): number {
  if (isSame(one, other)) return equal;
  if (!isRecord(one) || !isRecord(other)) return 0;
  const isAlike = Object.entries(one).some(
    ([key, value]) => typeof value === 'string' && value !== '' && value === other[key],
  );
  return isAlike ? 1 : 0;
}

function placesWithout(list: readonly unknown[], known: ReadonlySet<number>): number[] {
  return list.map((_, place) => place).filter((place) => !known.has(place));
}

/** Pairs equal entries whose order among the others has changed. */
function movesOf(
  before: readonly unknown[],
  after: readonly unknown[],
  from: readonly number[],
  to: readonly number[],
): Pair[] {
  const left = [...to];
  return from.flatMap((place) => {
    const found = left.findIndex((other) => isSame(before[place], after[other]));
    return found < 0 ? [] : left.splice(found, 1).map((other) => ({ from: place, to: other }));
  });
}

/** If as many entries were added as removed between two that stayed, each new entry counts as an old one rewritten. */
function inEachOthersPlace(pairs: readonly Pair[], from: readonly number[], to: readonly number[]): Pair[] {
  const ends = [...pairs, { from: Infinity, to: Infinity }];
  return ends.flatMap((end, at) => {
    const start = ends[at - 1] ?? { from: -1, to: -1 };
    const gone = from.filter((place) => place > start.from && place < end.from);
    const came = to.filter((place) => place > start.to && place < end.to);
    return gone.length === came.length
      ? gone.flatMap((place, nth) => came.slice(nth, nth + 1).map((other) => ({ from: place, to: other })))
      : [];
  });
}
