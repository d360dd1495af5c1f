import { isRecord, type Content, type Path } from '../content/content.ts';
import { defaultAt, shownAt } from '../fields/defaults.ts';
import type { SampleItem } from './sample-items.ts';

/** A change of one field or of one list. */
export interface Removal {
  readonly path: Path;
  /** Undefined: it is left out. */
  readonly after: unknown;
}

/** What the removal of items changes: the entries of one list, or the only one of them. */
export function removalOf(content: Content, items: readonly SampleItem[]): Removal {
  const paths = items.flatMap(({ removable }) => (removable ? [removable] : []));
  const [path = []] = paths;
  if (typeof path.at(-1) !== 'number') return { path, after: undefined };
  const all = path.slice(0, -1);
  const gone = new Set(paths.map((entry) => entry.at(-1)));
  const left = entriesOf(shownAt(content, all)).filter((_, at) => !gone.has(at));
  // A list without a default is left out once it is empty.
  return { path: all, after: left.length === 0 && defaultAt(all) === undefined ? undefined : left };
}

/** The entries of a list. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** One text of an entry. */
export function textOf(entry: unknown, key: string): string {
  const text = isRecord(entry) ? entry[key] : undefined;
  return typeof text === 'string' ? text : '';
}
