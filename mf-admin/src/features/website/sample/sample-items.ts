import { sampleFields } from '@getaway/property/sample-fields';
import { inWords } from '../../../format/in-words.ts';
import { pathOf, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import { entryName } from '../fields/entry-name.ts';
import { placeOf } from '../fields/find-field.ts';
import { labelOf } from '../fields/labels.ts';

interface SampleItem {
  readonly name: string;
  /** The path of its first field that is still the sample's. */
  readonly path: Path;
}

interface SampleGroup {
  /** The title of the form's group, or the label of the list. */
  readonly where: string;
  readonly items: readonly SampleItem[];
}

/** The fields and entries of a section that are still the same as in the sample, grouped as in the form. */
export function sampleItems(
  { content, sample }: { readonly content: Content; readonly sample: Content },
  section: string,
): SampleGroup[] {
  const groups = new Map<string, Map<string, SampleItem>>();
  for (const field of sampleFields(content, sample).filter((each) => each.section === section)) {
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
        ? inWords(String(path.at(-1)))
        : labelOf(edited, content);
    const items = groups.get(where) ?? new Map<string, SampleItem>();
    const key = isEntry ? String(nth) : field.path;
    if (!items.has(key)) items.set(key, { name, path });
    groups.set(where, items);
  }
  return [...groups].map(([where, items]) => ({ where, items: [...items.values()] }));
}
