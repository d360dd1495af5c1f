import { keptText, sampleFields, type SampleField } from '@getaway/property/sample-fields';
import { pathOf, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { ListField } from '../fields/field.ts';
import { entryName } from '../fields/entry-name.ts';
import { placeOf } from '../fields/find-field.ts';
import { labelOf } from '../fields/labels.ts';
import { placeName } from '../pictures/photo-places.ts';

interface SampleItem {
  readonly name: string;
  /** The path of its first field that is still the sample's. */
  readonly path: Path;
  /** Its texts that are still the sample's and may be true for other houses too. */
  readonly texts: readonly string[];
  /** What goes if it is removed: a list entry that the list doesn't need, or an answer, which guests then don't get. */
  readonly removable?: Path;
  /** Whether it is true for most houses, so that nobody waits for it to change. */
  readonly isCommon: boolean;
}

interface SampleGroup {
  /** The title of the form's group, or the label of the list. */
  readonly where: string;
  readonly items: readonly SampleItem[];
}

/** No house has the sample's address, accounts, or guests. Its guide is secret, and what is kept is not. */
const fitOthers: readonly string[] = ['home', 'weekday-page', 'answers', 'terms', 'footer'];

/** Nobody has to look at common lines of the guide again: they can't be kept one by one. */
function isToDo({ section, fitsMany }: SampleField): boolean {
  return section !== 'guide' || !fitsMany;
}

/** A section of the guide may have lines of the host's own, and a required list must not be empty. */
function canRemove(section: string, list: ListField, entries: unknown): boolean {
  const isLast = !Array.isArray(entries) || entries.length < 2;
  return section !== 'guide' && !(list.isRequired && isLast);
}

/** The fields and entries of a section that are still the same as in the sample, grouped as in the form. */
export function sampleItems(
  { content, sample }: { readonly content: Content; readonly sample: Content },
  section: string,
): SampleGroup[] {
  const groups = new Map<string, Map<string, SampleItem>>();
  for (const field of sampleFields(content, sample).filter(
    (each) => each.section === section && isToDo(each),
  )) {
    const path = pathOf(field.path);
    const place = placeOf(path);
    const [step] = place?.steps ?? [];
    if (!place || !step) continue;
    const { field: edited, path: at, at: nth } = step;
    const isEntry = edited.kind === 'list' && nth !== undefined;
    const where = isEntry ? edited.label : place.group.title;
    const name = isEntry
      ? entryName(edited, shownAt(content, [...at, nth]), nth)
      : edited.kind === 'photos'
        ? placeName(String(path.at(-1)), content)
        : labelOf(edited, content);
    const items = groups.get(where) ?? new Map<string, SampleItem>();
    const key = isEntry ? String(nth) : field.path;
    const entry = isEntry && canRemove(section, edited, shownAt(content, at)) ? [...at, nth] : undefined;
    const removable = section === 'answers' ? path : entry;
    const known = items.get(key) ?? {
      name,
      path,
      texts: [],
      isCommon: true,
      ...(removable && { removable }),
    };
    const text = fitOthers.includes(section) ? keptText(content, field.path) : undefined;
    const isCommon = known.isCommon && field.fitsMany;
    items.set(key, { ...known, isCommon, texts: [...known.texts, ...(text === undefined ? [] : [text])] });
    groups.set(where, items);
  }
  return [...groups].map(([where, items]) => ({ where, items: [...items.values()] }));
}
