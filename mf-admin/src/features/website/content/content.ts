/** A house as a property file has it, possibly with faults. Never changed in place. */
export type Content = Readonly<Record<string, unknown>>;

export type Path = readonly (string | number)[];

/** A path as the server's faults name it: `reviews.0.text`. */
export function dotted(path: Path): string {
  return path.join('.');
}

/** The path of a dotted text; digits are places in a list. */
export function pathOf(text: string): Path {
  return text === '' ? [] : text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** What is at a path, undefined if there is nothing. */
export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(key)];
    return isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, content);
}

/** Groups that a property file must have: they stay when nothing is left in them, so that faults name their fields. */
const requiredGroups = new Set(['address', 'contact', 'checkIn', 'checkOut']);

/**
 * The content with another value at a path, with the groups around it if they are missing. `undefined` removes the field,
 * and with it each optional group that is empty then. Places in a list keep their number.
 */
export function withValue(content: Content, path: Path, value: unknown): Content {
  const changed = setIn(content, path, value, []);
  return isRecord(changed) ? changed : {};
}

/** The list with an entry at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Whether two values are the same JSON; the order of keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => isSame(item, (other as readonly unknown[])[at]))
    );
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function setIn(inner: unknown, path: Path, value: unknown, above: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const at = [...above, key];
  if (Array.isArray(inner) || typeof key === 'number') {
    const list: unknown[] = Array.isArray(inner) ? [...(inner as readonly unknown[])] : [];
    list[Number(key)] = setIn(list[Number(key)], rest, value, at) ?? (rest.length > 0 ? {} : value);
    return list;
  }
  const group = isRecord(inner) ? inner : {};
  const changed = setIn(group[key], rest, value, at);
  const others = Object.entries(group).filter(([name]) => name !== key);
  if (changed === undefined) {
    const isKept = above.length === 0 || requiredGroups.has(dotted(above));
    return others.length > 0 || isKept ? Object.fromEntries(others) : undefined;
  }
  // A known field keeps its place, so that an exported file changes only where something was changed.
  return Object.hasOwn(group, key)
    ? Object.fromEntries(Object.entries(group).map(([name, old]) => [name, name === key ? changed : old]))
    : { ...group, [key]: changed };
}
