import { dotted, pathOf, valueAt, type Content, type Path } from '../content/content.ts';
import { shortEntryName } from './entry-name.ts';
import type { Field, Group, ListField, Part } from './field.ts';
import { labelOf } from './labels.ts';
import { parts } from './parts.ts';

/** Where a path of the content is edited. */
export interface Place {
  readonly part: Part;
  readonly group: Group;
  /** The lists around the field with the places in them, and the field last. */
  readonly steps: readonly { readonly field: Field; readonly path: Path; readonly at?: number }[];
}

/** The field that edits a path, or else the first one below it. Undefined for a setting that no field edits. */
export function placeOf(path: Path): Place | undefined {
  return findPlace(path, 'at-or-above') ?? findPlace(path, 'below');
}

/**
 * Where a path comes in the editor: the number of its part, group, and field, and inside a list those of the entry and its
 * field. What no field edits comes last.
 */
export function rankOf(path: Path): readonly number[] {
  const place = placeOf(path);
  if (!place) return [parts.length];
  const { part, group, steps } = place;
  let fields = group.fields;
  const inGroup = steps.flatMap(({ field, at }) => {
    const rank = fields.indexOf(field);
    fields = field.kind === 'list' ? field.fields : [];
    return at === undefined ? [rank] : [rank, at];
  });
  return [parts.indexOf(part), part.groups.indexOf(group), ...inGroup];
}

/** Negative if what has one rank comes before what has the other, zero if they are the same. */
export function comparedRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, nth) => rank !== other[nth]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** Negative if a path comes before another one in the editor. */
export function comparedPlaces(one: Path, other: Path): number {
  return comparedRanks(rankOf(one), rankOf(other));
}

/** What a place is called: 'Amenities › With a picture › Sauna › Title'. Without its part, in the words of the house's country. */
export function nameOf({ group, steps }: Place, content: Content = {}): string {
  const words = steps.flatMap(({ field, path, at }) =>
    at === undefined
      ? [nameInChanges(field) ?? labelOf(field, content)]
      : [field.label, shortEntryName(field as ListField, valueAt(content, [...path, at]), at)],
  );
  // An entry that is a text itself is called as the entry is.
  const isEntryItself = steps.at(-1)?.field.path === '';
  const named = isEntryItself ? words.slice(0, -1) : words;
  return [group.title, ...named].filter((word, at, all) => word !== all[at - 1]).join(' › ');
}

function nameInChanges(field: Field): string | undefined {
  if (field.kind === 'entry-way') return 'How guests get in';
  return field.kind === 'switch' ? field.inChanges?.name : undefined;
}

function findPlace(path: Path, where: 'at-or-above' | 'below'): Place | undefined {
  for (const part of parts)
    for (const group of part.groups) {
      const steps = stepsTo(path, group.fields, [], where);
      if (steps) return { part, group, steps };
    }
  return undefined;
}

function stepsTo(
  path: Path,
  fields: readonly Field[],
  above: Path,
  where: 'at-or-above' | 'below',
): Place['steps'] | undefined {
  for (const field of fields) {
    const own = pathOf(field.path);
    const here = [...above, ...own];
    const rest = path.slice(own.length);
    if (where === 'below' && startsWith(own, path)) return [{ field, path: here }];
    if (!startsWith(path, own)) continue;
    const [at, ...inEntry] = rest;
    if (field.kind !== 'list' || typeof at !== 'number') return [{ field, path: here }];
    const inner =
      inEntry.length === 0 && field.fields[0]?.path !== ''
        ? undefined
        : stepsTo(inEntry, field.fields, [...here, at], where);
    return [{ field, path: here, at }, ...(inner ?? [])];
  }
  return undefined;
}

function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && dotted(path.slice(0, start.length)) === dotted(start);
}
