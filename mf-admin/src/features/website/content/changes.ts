import { dotted, isRecord, isSame, valueAt, withValue, type Content, type Path } from './content.ts';
import { listSteps } from './list-steps.ts';

/** One field that two houses have differently; undefined where one of them leaves it out. */
export interface Change {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
  /** Set if the change is about a whole list entry. `path` has its new position, or its old one if it was removed. */
  readonly entry?: 'added' | 'removed' | 'moved';
}

const noDefault = (): unknown => undefined;

/**
 * The differences between two houses, field by field. A list is compared entry by entry if all its entries kept their
 * positions. Otherwise the whole list is one change. `defaultAt` gives the default of a field that was left out.
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
  const change = { path, before: old, after: now };
  if (!Array.isArray(old) || !Array.isArray(now)) return [change];
  const isInPlace = listSteps(old, now).every((step) => step.kind === 'changed' && step.from === step.to);
  return isInPlace ? entryByEntry(change) : [change];
}

/**
 * Splits the change of a list into the changes of its entries. A list that lost all of several entries stays one change, as
 * does anything that is no list.
 */
export function entryByEntry(change: Change): Change[] {
  const [before, after] = [change.before, change.after].map(listIn);
  if (change.entry || (!before && !after) || isEmptied(change)) return [change];
  return listSteps(before ?? [], after ?? []).flatMap((step): Change[] => {
    const old = step.kind === 'added' ? undefined : before?.[step.from];
    const now = step.kind === 'removed' ? undefined : after?.[step.to];
    const path = [...change.path, step.kind === 'removed' ? step.from : step.to];
    if (step.kind !== 'changed') return [{ path, before: old, after: now, entry: step.kind }];
    // Entries of the host's own lists have no defaults.
    return changesBetween(old, now, noDefault, path).flatMap(entryByEntry);
  });
}

/** Whether a list had several entries and has none left. */
export function isEmptied({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  const [old, now] = [listIn(before), after === undefined ? [] : listIn(after)];
  return old !== undefined && old.length > 1 && now?.length === 0;
}

function listIn(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
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
  const kept = keptByBoth(base, mine, theirs);
  return mergeFields(base, { ...mine, ...kept }, { ...theirs, ...kept });
}

const keptKey = 'keptFromSample';

/** The texts that either of us has kept from the sample: they are a set, so that nobody has to choose. */
function keptByBoth(base: Content, mine: Content, theirs: Content): Content {
  const textsOf = (content: Content): readonly unknown[] => listIn(content[keptKey]) ?? [];
  const [before, own, others] = [textsOf(base), textsOf(mine), textsOf(theirs)];
  if (isSame(own, others)) return {};
  const isDropped = (text: unknown): boolean =>
    before.includes(text) && !(own.includes(text) && others.includes(text));
  const all = [...new Set([...others, ...own])].filter((text) => !isDropped(text));
  return { [keptKey]: all };
}

function mergeFields(base: Content, mine: Content, theirs: Content): Merged {
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
