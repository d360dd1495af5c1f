import { dotted, isRecord, isSame, valueAt, withValue, type Content, type Path } from './content.ts';

/** One field that two houses have differently; undefined where one of them leaves it out. */
export interface Change {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

const noDefault = (): unknown => undefined;

/**
 * What differs between two houses, field by field. Lists of the same length are compared entry by entry, others are one
 * change. `defaultAt` is what a field that was left out stands for.
 */
export function changesBetween(
  before: unknown,
  after: unknown,
  defaultAt: (path: Path) => unknown = noDefault,
  path: Path = [],
): Change[] {
  const groups = groupsOf(before, after);
  if (groups)
    return [...new Set(groups.flatMap((group) => Object.keys(group)))].flatMap((key) =>
      changesBetween(groups[0][key], groups[1][key], defaultAt, [...path, key]),
    );
  const [old, now] = [before ?? defaultAt(path), after ?? defaultAt(path)];
  if (isSame(old, now)) return [];
  if (Array.isArray(old) && Array.isArray(now) && old.length === now.length && !isReordered(old, now))
    return old.flatMap((item, at) =>
      changesBetween(item, (now as readonly unknown[])[at], defaultAt, [...path, at]),
    );
  return [{ path, before: old, after: now }];
}

/** Whether two lists have the same entries in another order. */
export function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    withoutEach(before, after).length === 0 &&
    withoutEach(after, before).length === 0
  );
}

/** The entries of a list that another does not have; an entry that is there twice counts twice. */
export function withoutEach(list: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = [...others];
  return list.filter((item) => {
    const at = left.findIndex((other) => isSame(item, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A field that two people changed, to different values. */
export interface Conflict {
  readonly path: Path;
  readonly theirs: unknown;
}

export interface Merged {
  /** Theirs with all changes of mine on top; mine where both changed a field. */
  readonly content: Content;
  /** What they changed and I did not. */
  readonly taken: readonly Change[];
  readonly conflicts: readonly Conflict[];
}

/** Puts my changes of a house on top of what somebody else made of it. */
export function merge(base: Content, mine: Content, theirs: Content): Merged {
  const ours = changesBetween(base, mine);
  const others = changesBetween(base, theirs);
  const meets = (one: Change, other: Change): boolean =>
    isInside(one.path, other.path) || isInside(other.path, one.path);
  const isMet = (change: Change): boolean => ours.some((own) => meets(own, change));
  const isSameChange = (change: Change): boolean =>
    ours.some((own) => dotted(own.path) === dotted(change.path) && isSame(own.after, change.after));
  return {
    content: ours.reduce((content, { path, after }) => withValue(content, path, after), theirs),
    taken: others.filter((change) => !isMet(change)),
    conflicts: others
      .filter((change) => isMet(change) && !isSameChange(change))
      .map((change) => {
        // Of two paths, the one around the other has both values.
        const around = ours.find((own) => isInside(change.path, own.path));
        return around && around.path.length < change.path.length
          ? { path: around.path, theirs: valueAt(theirs, around.path) }
          : { path: change.path, theirs: change.after };
      })
      .filter(({ path }, at, all) => all.findIndex((other) => dotted(other.path) === dotted(path)) === at),
  };
}

function isInside(path: Path, around: Path): boolean {
  return around.every((key, at) => path[at] === key);
}

type Group = Readonly<Record<string, unknown>>;

/** Both as groups of fields, of which one may be missing; undefined if they are not. */
function groupsOf(before: unknown, after: unknown): readonly [Group, Group] | undefined {
  if (isRecord(before) && isRecord(after)) return [before, after];
  if (isRecord(before) && after === undefined) return [before, {}];
  return isRecord(after) && before === undefined ? [{}, after] : undefined;
}
