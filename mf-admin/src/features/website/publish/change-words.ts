import { inWords } from '../../../format/in-words.ts';
import { changesBetween, entryByEntry, isEmptied, type Change } from '../content/changes.ts';
import { dotted, isSame, valueAt, type Content, type Path } from '../content/content.ts';
import { defaultAt } from '../fields/defaults.ts';
import { entryName } from '../fields/entry-name.ts';
import { comparedRanks, nameOf, placeOf, rankOf } from '../fields/find-field.ts';
import { placeName } from '../pictures/photo-names.ts';
import { shortened } from '../sample/shortened.ts';
import { withComparedOrder } from './compared-order.ts';
import { photoPathIn } from './photo-path.ts';
import { valueInWords } from './value-words.ts';

/**
 * The changes that guests will see, in the order of the editor. A text that was left out counts as its default. A photo is
 * one change, and so is the order of all, a list entry that was added, removed, or moved, and a list that was emptied. Each
 * edited field of an entry is a change: `changedItems` takes those together. Of the texts kept from the sample, only their
 * number counts: guests see no difference.
 */
export function shownChanges(before: Content, after: Content): Change[] {
  const [old, now] = withComparedOrder(withKeptCount(before), withKeptCount(after));
  const changes = changesBetween(old, now, defaultAt).map((change): Change => {
    const photo = photoPathIn(change.path);
    return photo ? { path: photo, before: valueAt(before, photo), after: valueAt(after, photo) } : change;
  });
  return changes
    .filter(({ path }, at) => changes.findIndex((other) => dotted(other.path) === dotted(path)) === at)
    .flatMap(entryByEntry)
    .map((change) => ({ change, rank: rankOf(change.path) }))
    .toSorted((one, other) => comparedRanks(one.rank, other.rank))
    .map(({ change }) => change);
}

const keptKey = 'keptFromSample';

function withKeptCount(content: Content): Content {
  const { keptFromSample: kept, ...shown } = content;
  const count = Array.isArray(kept) ? kept.length : 0;
  return { ...shown, keptFromSample: count };
}

/** Where a change is edited. For an entry that was added, removed, or moved, this is its list. */
export function whereOf({ path, entry }: Change, content: Content = {}): string {
  return fieldInWords(entry ? path.slice(0, -1) : path, content);
}

/** Where a path is edited: 'Home Page › At the top › Headline'. Called as in the country of the content. */
export function fieldInWords(path: Path, content: Content = {}): string {
  const place = placeOf(path);
  if (path[0] === keptKey) return 'Kept from the sample';
  if (!place) return path.map((key) => (typeof key === 'number' ? `${key + 1}` : inWords(key))).join(' › ');
  const photo =
    place.part.key === 'photos' && path[1] === 'photos' ? photoInWords(path.slice(2), content) : '';
  return `${place.part.title} › ${nameOf(place, content)}${photo}`;
}

const aboutPhotos: Readonly<Record<string, string>> = {
  file: 'Photo',
  alt: 'Description',
  focus: 'What stays in view',
  x: 'From the left',
  y: 'From the top',
};

/** ' › Amenities › Sauna › Description'. */
function photoInWords([name, ...about]: Path, content: Content): string {
  if (name === undefined) return '';
  return [placeName(String(name), content), ...about.map((key) => aboutPhotos[key] ?? String(key))]
    .map((word) => ` › ${word}`)
    .join('');
}

/** Changes of one part of the editor. */
export interface ChangeGroup {
  readonly title: string;
  readonly changes: readonly Change[];
}

/** Changes by the parts of the editor, in their order. What no part has comes last. */
export function changesByPart(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const title = placeOf(change.path)?.part.title ?? 'Other settings';
    groups.set(title, [...(groups.get(title) ?? []), change]);
  }
  return [...groups].map(([title, own]) => ({ title, changes: own }));
}

/** Where a change is edited in its part: 'At the top › Headline'. */
export function whereInPart(change: Change, content: Content = {}): string {
  const where = whereOf(change, content);
  const start = `${placeOf(change.path)?.part.title ?? ''} › `;
  return where.startsWith(start) ? where.slice(start.length) : where;
}

export type ChangeWords =
  | { readonly kind: 'kept'; readonly count: number }
  | { readonly kind: 'replaced'; readonly before: string; readonly after: string }
  | { readonly kind: 'added' | 'removed'; readonly entry: string }
  /** `what`: 'all 6 reviews'. */
  | { readonly kind: 'emptied'; readonly what: string; readonly names: readonly string[] }
  | { readonly kind: 'moved'; readonly entry: string; readonly place: number };

/** Whether a change is about what stays as it is in the sample: guests see no difference. */
export function isKept({ path }: Change): boolean {
  return path[0] === keptKey;
}

/** A change in words. */
export function changeInWords(change: Change): ChangeWords {
  const { path, before, after, entry } = change;
  if (isKept(change)) return { kind: 'kept', count: Number(after) };
  if (!entry && isEmptied(change)) return emptiedInWords(path, before);
  const words = (value: unknown): string => valueInWords(value, path);
  if (entry === 'moved') return { kind: entry, entry: words(after), place: Number(path.at(-1)) + 1 };
  if (entry) return { kind: entry, entry: words(entry === 'added' ? after : before) };
  const [old, now] = [words(before), words(after)];
  // The file of a picture has no words, so both sides can read the same.
  const isOther = old === now && !isSame(before, after);
  return { kind: 'replaced', before: old, after: isOther ? now.replace(/^your /, 'another ') : now };
}

/** An entry may be a whole paragraph. */
const longestName = 60;

function emptiedInWords(path: Path, before: unknown): ChangeWords {
  const entries: readonly unknown[] = Array.isArray(before) ? (before as readonly unknown[]) : [];
  const field = placeOf(path)?.steps.at(-1)?.field;
  const isList = field?.kind === 'list';
  const noun = isList ? field.entry.replace(/y$/, 'ie').toLowerCase() : 'entrie';
  return {
    kind: 'emptied',
    what: `${entries.length === 2 ? 'both' : `all ${entries.length}`} ${noun}s`,
    names: isList ? entries.map((entry, at) => shortened(entryName(field, entry, at), longestName)) : [],
  };
}
