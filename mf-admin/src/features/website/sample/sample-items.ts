import { isSample, keptText, sampleFields, type SampleField } from '@getaway/property/sample-fields';
import { sampleSections } from '@getaway/contracts/http/house-sections';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { isSame, pathOf, valueAt, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import { entryWayNames, entryWayOf } from '../fields/entry-ways.ts';
import type { Field, ListField } from '../fields/field.ts';
import { entryName } from '../fields/entry-name.ts';
import { comparedPlaces, placeOf } from '../fields/find-field.ts';
import { labelOf, switchWords } from '../fields/labels.ts';
import { placeName } from '../pictures/photo-names.ts';
import { onlyEntryWith } from '../pictures/photo-places.ts';
import { entryPath, isEntryUnchecked, keptEntry } from './entry-to-check.ts';
import { missingAmenity } from './missing-amenity.ts';
import { neutralText } from './neutral-texts.ts';

export interface SampleItem {
  readonly name: string;
  /** The path of its first field that is still the sample's. */
  readonly path: Path;
  /** What it says. Empty for a picture, and for what no other house says. */
  readonly said: readonly string[];
  /** What `keptFromSample` has of it if it is true for this house too. Empty if it can't be. */
  readonly kept: readonly string[];
  /**
   * What goes if it is removed: a list entry that the list doesn't need, which may be all that shows a drawing, or an answer,
   * which guests then don't get.
   */
  readonly removable?: Path;
  /** What it can say instead without claiming anything about the house. */
  readonly neutral?: string;
  /** An amenity that it mentions, and that the host has removed. */
  readonly missing?: string;
  /** Whether it is true for most houses, so that nobody waits for it to change. */
  readonly isCommon: boolean;
}

interface FoundItem extends SampleItem {
  /** Whether some of it can't be true for another house. */
  readonly isOwn: boolean;
}

export interface SampleGroup {
  /** The title of the form's group, or the label of the list. */
  readonly where: string;
  readonly items: readonly SampleItem[];
}

/** The sections that have something of the sample that may be true for another house. */
const fitOthers: readonly string[] = [
  ...['name', 'home', 'photos', 'weekday-page', 'answers', 'guide', 'terms', 'footer'],
];

/** No other house has these. */
const fitNone = /^(?:tagline|address\.(?:line|latitude|longitude)|answers\.(?:directions|nearby))$/;

/** What of the guide no other house has: its WiFi, its neighbors, and where it keeps what saves lives. */
const ownOfGuide = /^guide\.sections\.\d+\.(?:wifi|places)\b/;
const linesOfGuide = /^guide\.sections\.\d+\.list\b/;

/** The fields of a house that the editor marks and lists as the sample's. */
export function markedFields(content: Content, sample: Content): SampleField[] {
  // Nobody has to look at common lines of the guide again.
  const found = sampleFields(content, sample).filter(
    ({ section, fitsMany }) => section !== 'guide' || !fitsMany,
  );
  return isEntryUnchecked(content, sample)
    ? [...found, { section: 'name', path: entryPath, fitsMany: true }]
    : found;
}

/** The paths of the defaults that only fit the sample, such as a text about what it has. The sample itself has none. */
export function sampleDefaults(content: Content, sample: Content): string[] {
  return isSample(content, sample) ? [] : sampleFields({}, sample).map(({ path }) => path);
}

/** A section of the guide may have lines of the host's own, and a required list must not be empty. */
function canRemove(section: string, list: ListField, entry: unknown, house: Compared): boolean {
  if (section === 'guide') return entriesAt(house.sample, list.path).some((other) => isSame(other, entry));
  return !list.isRequired || entriesAt(house.content, list.path).length > 1;
}

interface Compared {
  readonly content: Content;
  readonly sample: Content;
}

/** The fields and entries of a section that are still the same as in the sample, grouped as in the form. */
export function sampleItems({ content, sample }: Compared, section: string): SampleGroup[] {
  const groups = new Map<string, Map<string, FoundItem>>();
  for (const field of markedFields(content, sample).filter((each) => each.section === section)) {
    const path = pathOf(field.path);
    const place = placeOf(path);
    const [step] = place?.steps ?? [];
    if (!place || !step) continue;
    const { field: edited, path: at, at: nth } = step;
    const isEntry = edited.kind === 'list' && nth !== undefined;
    const where = isEntry ? edited.label : place.group.title;
    const entry = isEntry ? shownAt(content, [...at, nth]) : undefined;
    const name = isEntry
      ? entryName(edited, entry, nth)
      : edited.kind === 'photos'
        ? placeName(String(path.at(-1)), content)
        : (edited.kind === 'switch' && edited.inChanges?.name) || labelOf(edited, content);
    const items = groups.get(where) ?? new Map<string, FoundItem>();
    const key = isEntry ? String(nth) : field.path;
    const removable =
      section === 'answers'
        ? path
        : edited.kind === 'photos'
          ? onlyEntryWith(String(path.at(-1)), content)
          : isEntry && canRemove(section, edited, entry, { content, sample })
            ? [...at, nth]
            : undefined;
    const neutral = neutralText(path, shownAt(content, path));
    const known = items.get(key) ?? {
      ...{ name, path, said: [], kept: [], isCommon: true, isOwn: false },
      ...(removable && { removable }),
      ...(neutral !== undefined && { neutral }),
    };
    const kept = keptOf(field, content);
    // A section of the guide is kept as a whole.
    const isOwn = known.isOwn || (section === 'guide' && canOnlyBeOwn(field.path, entry));
    items.set(key, {
      ...known,
      isCommon: known.isCommon && field.fitsMany,
      said:
        section === 'guide'
          ? sectionRows(entry)
          : fitOthers.includes(section)
            ? [...known.said, ...saidAt(content, path, edited)]
            : [],
      isOwn,
      kept: isOwn ? [] : kept === undefined || known.kept.includes(kept) ? known.kept : [...known.kept, kept],
    });
    groups.set(where, items);
  }
  return [...groups]
    .map(([where, items]) => ({
      where,
      items: [...items.values()].map((item) => withMissing(item, content)).toSorted(inOrderOfForm),
    }))
    .toSorted(({ items: [one] }, { items: [other] }) => (one && other ? inOrderOfForm(one, other) : 0));
}

function withMissing(item: FoundItem, content: Content): SampleItem {
  const missing = missingAmenity([item.name, ...item.said], content);
  return missing === undefined ? item : { ...item, missing };
}

/** The names of what a section has of the sample, as its own list has them. */
export function sampleNames(house: Compared, section: string): string[] {
  return sampleItems(house, section).flatMap(({ items }) => items.map(({ name }) => name));
}

/** What a house keeps of the sample, by section and name: 'Home Page: Fireplace'. */
export function keptNames({ content, sample }: Compared): string[] {
  const { keptFromSample: _kept, ...marked } = content;
  return sampleSections.flatMap((section) => {
    const left = sampleNames({ content, sample }, section);
    return sampleNames({ content: marked, sample }, section)
      .filter((name) => !left.includes(name))
      .map((name) => `${sectionTitles[section]}: ${name}`);
  });
}

function canOnlyBeOwn(path: string, section: unknown): boolean {
  return ownOfGuide.test(path) || (linesOfGuide.test(path) && valueAt(section, ['topic']) === 'emergency');
}

function inOrderOfForm(one: SampleItem, other: SampleItem): number {
  return comparedPlaces(one.path, other.path);
}

/** What `keptFromSample` has of a field that is kept; undefined if no other house can have it. */
export function keptOf({ section, path }: SampleField, content: Content): string | undefined {
  if (path === entryPath) return keptEntry;
  return fitOthers.includes(section) && !fitNone.test(path) ? keptText(content, path) : undefined;
}

/** What is kept of each marked field alone, by path. A section of the guide is kept as a whole, from the box above it. */
export function keepableTexts(marked: readonly SampleField[], content: Content): Map<string, string> {
  return new Map(
    marked.flatMap((field) => {
      const kept = field.section === 'guide' ? undefined : keptOf(field, content);
      return kept === undefined ? [] : [[field.path, kept] as const];
    }),
  );
}

function saidAt(content: Content, path: Path, field: Field): string[] {
  const value = shownAt(content, path);
  if (field.kind === 'entry-way') return [entryWayNames[entryWayOf(content)]];
  if (field.kind === 'switch') return [switchWords(field, value)];
  if (typeof value === 'number') return [String(value)];
  // The file of a picture says nothing.
  if (typeof value !== 'string' || path.at(-1) === 'file') return [];
  return [/^\d\d:\d\d$/.test(value) ? formatTimeOfDay(value) : value];
}

/** All rows of a section of the guide, because it is kept or removed as a whole. */
function sectionRows(section: unknown): string[] {
  const rows = (key: string): readonly unknown[] => {
    const value = valueAt(section, [key]);
    return Array.isArray(value) ? (value as readonly unknown[]) : [];
  };
  const words = (of: unknown, ...keys: string[]): string =>
    keys
      .map((key) => valueAt(of, [key]))
      .filter((text) => typeof text === 'string' && text !== '')
      .join(', ');
  const texts = ['text', 'steps', 'list'].flatMap(rows).filter((text) => typeof text === 'string');
  const wifi = words(valueAt(section, ['wifi']), 'network', 'password');
  const phones = rows('phones').map((phone) => words(phone, 'name', 'number', 'note'));
  const places = rows('places').map((place) => words(place, 'name', 'distance', 'note'));
  const picture = valueAt(section, ['picture', 'file']) === undefined ? '' : 'Picture';
  const caption = words(valueAt(section, ['picture']), 'caption');
  return [...texts, wifi, ...phones, ...places, [picture, caption].filter(Boolean).join(': ')].filter(
    Boolean,
  );
}

function entriesAt(content: Content, path: string): readonly unknown[] {
  const entries = shownAt(content, pathOf(path));
  return Array.isArray(entries) ? (entries as readonly unknown[]) : [];
}
