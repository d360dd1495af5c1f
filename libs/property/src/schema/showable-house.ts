import { showingFaults } from './property.ts';

type Content = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** A draft with more faults was not typed, and takes seconds to repair. */
const mostRepaired = 200;

/** More than the levels of any field in a property file. */
const mostLevels = 8;

/**
 * A draft to look at while it is written. A faulty field is that of the published house, or left out, and so is a faulty entry
 * of a list: the rest of its list and of its part stays as in the draft. Where that is not enough, as with a field that is
 * missing, the group around it follows. With hundreds of faults, it is the published house. Neither house is changed.
 */
export function showableHouse(draft: Content, published: Content): Content {
  let house = draft;
  for (let up = 0; up < mostLevels; up += 1) {
    const faults = showingFaults(house);
    if (faults.length === 0) return house;
    if (faults.length > mostRepaired) return published;
    const paths = faults.map(({ path }) => path.split('.'));
    house = repaired(
      house,
      published,
      paths.map((path) => path.slice(0, Math.max(1, path.length - up))),
    );
  }
  // Parts can depend on each other, such as a text on a photo.
  return showingFaults(house).length === 0 ? house : published;
}

/** A value to put at a path; without one, the field or the entry goes. */
interface Repair {
  readonly path: Path;
  readonly value?: unknown;
}

function repaired(house: Content, published: Content, faulty: readonly Path[]): Content {
  const repairs = faulty.map((path) => repairOf(house, published, path));
  const kept = repairs.filter(({ value }) => value !== undefined);
  const gone = new Map(
    repairs.filter(({ value }) => value === undefined).map((repair) => [repair.path.join('.'), repair]),
  );
  // From the end of each list, so that the others keep their places until it is their turn.
  const fromEnd = [...gone.values()].toSorted((one, other) => compared(other.path, one.path));
  const content = [...kept, ...fromEnd].reduce<unknown>(
    (inner, { path, value }) => withValue(inner, path, value),
    house,
  );
  return isObject(content) ? content : published;
}

/** What replaces a faulty field. Inside of a list, the places of both houses need not be the same. */
function repairOf(house: Content, published: Content, path: Path): Repair {
  const lists = path.map((_, at) => Array.isArray(valueAt(house, path.slice(0, at))));
  const inList = lists.lastIndexOf(true);
  if (inList < 0) return { path, value: valueAt(published, path) };
  const entry = path.slice(0, inList + 1);
  const isSameEntry = isAlike(valueAt(house, entry), valueAt(published, entry));
  const value = path.length > entry.length && isSameEntry ? valueAt(published, path) : undefined;
  return value === undefined ? { path: entry } : { path, value };
}

/** Chosen from a few, so that entries have them in common. */
const chosen = new Set(['icon', 'picture']);

/** Whether two entries have one of their texts in common. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  return Object.entries(one).some(
    ([key, text]) => !chosen.has(key) && typeof text === 'string' && text !== '' && text === other[key],
  );
}

/** Orders paths as their fields come in a file, those inside of another after it. */
function compared(one: Path, other: Path): number {
  const at = one.findIndex((key, level) => key !== other[level]);
  if (at < 0) return one.length - other.length;
  const [key = '', otherKey] = [one[at], other[at]];
  return otherKey === undefined ? 1 : key.localeCompare(otherKey, 'en', { numeric: true });
}

function withValue(inner: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(inner)) {
    const list: readonly unknown[] = inner;
    return list.flatMap((entry, at) => {
      if (String(at) !== key) return [entry];
      const next = withValue(entry, rest, value);
      return next === undefined ? [] : [next];
    });
  }
  if (!isObject(inner)) return value === undefined && rest.length > 0 ? inner : value;
  const next = withValue(inner[key], rest, value);
  const others = Object.entries(inner).filter(([name]) => name !== key);
  return Object.fromEntries(next === undefined ? others : [...others, [key, next]]);
}

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(key)];
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, content);
}

function isObject(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
