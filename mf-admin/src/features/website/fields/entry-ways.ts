import { entryWays, type EntryWay } from '@getaway/property/entry';
import { valueAt, type Content } from '../content/content.ts';

/** How guests get in, in the words of a host. */
export const entryWayNames: Readonly<Record<EntryWay, string>> = {
  'own-code': 'A code of their own for each booking',
  shared: 'The same way for everyone, such as a key box',
  'in-person': 'We meet them',
};

/** The way of a house. One that says nothing, or nothing that there is, has codes. */
export function entryWayOf(content: Content): EntryWay {
  const way = valueAt(content, ['entry', 'way']);
  return entryWays.find((known) => known === way) ?? 'own-code';
}

export function hasEntryInstructions(content: Content): boolean {
  return entryWayOf(content) !== 'own-code';
}
