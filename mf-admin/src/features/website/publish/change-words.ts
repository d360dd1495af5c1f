import { inWords } from '../../../format/in-words.ts';
import { changesBetween, isReordered, withoutEach, type Change } from '../content/changes.ts';
import { isRecord, type Content, type Path } from '../content/content.ts';
import { defaultAt } from '../fields/defaults.ts';
import { nameOf, placeOf } from '../fields/find-field.ts';

/** What differs for guests: a text that was left out counts as its default. */
export function shownChanges(before: Content, after: Content): Change[] {
  return changesBetween(before, after, defaultAt);
}

/** Where a path is edited: 'Home Page › At the top › Headline'. */
export function fieldInWords(path: Path): string {
  const place = placeOf(path);
  if (!place) return path.map((key) => (typeof key === 'number' ? `${key + 1}` : inWords(key))).join(' › ');
  const photo = place.part.key === 'photos' && path[1] === 'photos' ? photoInWords(path.slice(2)) : '';
  return `${place.part.title} › ${nameOf(place)}${photo}`;
}

const aboutPhotos: Readonly<Record<string, string>> = {
  file: 'Photo',
  alt: 'Description',
  focus: 'What stays in view',
  x: 'From the left',
  y: 'From the top',
};

/** ' › Bedroom › Description'. */
function photoInWords([name, ...about]: Path): string {
  if (name === undefined) return '';
  return [inWords(String(name)), ...about.map((key) => aboutPhotos[key] ?? String(key))]
    .map((word) => ` › ${word}`)
    .join('');
}

const mostCharacters = 300;

/** A value as a person reads it: the texts in it, one after the other. */
export function valueInWords(value: unknown): string {
  const words = textsIn(value).join(' · ');
  if (words === '') return 'empty';
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters)}…` : words;
}

export type ChangeWords =
  | { readonly kind: 'replaced'; readonly before: string; readonly after: string }
  | { readonly kind: 'reordered' }
  | { readonly kind: 'entries'; readonly added: readonly string[]; readonly removed: readonly string[] };

/** A change in words. Of a list it names the entries that were added and removed. */
export function changeInWords({ before, after }: Change): ChangeWords {
  if (!Array.isArray(before) && !Array.isArray(after))
    return { kind: 'replaced', before: valueInWords(before), after: valueInWords(after) };
  const [old, now] = [before, after].map((list) => (Array.isArray(list) ? (list as readonly unknown[]) : []));
  if (!old || !now) return { kind: 'reordered' };
  if (isReordered(old, now)) return { kind: 'reordered' };
  return {
    kind: 'entries',
    added: withoutEach(now, old).map(valueInWords),
    removed: withoutEach(old, now).map(valueInWords),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return (value as readonly unknown[]).flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
