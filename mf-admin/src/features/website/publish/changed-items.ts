import type { Change } from '../content/changes.ts';
import { dotted, type Content, type Path } from '../content/content.ts';
import { placeOf } from '../fields/find-field.ts';
import { whereInPart } from './change-words.ts';
import { photoPathIn } from './photo-path.ts';

/** What a person calls one change. */
export interface ChangedItem {
  /** A field, a photo, an entry of a list, a list that was emptied, or the first of the fields that belong together. */
  readonly path: Path;
  /** One, or all edits inside of it. */
  readonly changes: readonly Change[];
}

/**
 * Changes as a person counts them: a photo, an entry of a list, or a text in one field that was added, removed, moved, or
 * edited is one item, however many members of it differ. Keeps the order.
 */
export function changedItems(changes: readonly Change[]): ChangedItem[] {
  const items = new Map<string, ChangedItem>();
  for (const change of changes) {
    const { key, path } = itemOf(change);
    const known = items.get(key) ?? { path, changes: [] };
    items.set(key, { ...known, changes: [...known.changes, change] });
  }
  return [...items.values()];
}

/** Where an item is edited in its part ('Sections of the guide › Parking'), and where in it each of several edits is. */
export function whereInItem(
  { path, changes }: ChangedItem,
  content: Content,
): { readonly where: string; readonly edits: readonly string[] } {
  const [first, ...others] = changes.map((change) => whereInPart(change, content));
  if (first === undefined || others.length === 0) return { where: first ?? '', edits: [] };
  const group = placeOf(path)?.group;
  const where =
    group?.isOneItem === true
      ? group.title
      : whereInPart({ path, before: undefined, after: undefined }, content);
  const start = `${where} › `;
  return {
    where,
    edits: [first, ...others].map((edit) => (edit.startsWith(start) ? edit.slice(start.length) : edit)),
  };
}

function itemOf({ path, entry }: Change): { readonly key: string; readonly path: Path } {
  const at = path.findIndex((key) => typeof key === 'number');
  const around = photoPathIn(path) ?? (at < 0 ? undefined : path.slice(0, at + 1));
  if (around && around.length < path.length) return { key: `in ${dotted(around)}`, path: around };
  const together = around ? undefined : placeOf(path)?.group;
  // A removed entry and a new one can have the same place.
  return together?.isOneItem === true
    ? { key: `all of ${together.title}`, path }
    : { key: `${entry ?? ''} ${dotted(path)}`, path };
}
