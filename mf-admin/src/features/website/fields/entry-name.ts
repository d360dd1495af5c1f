import { isRecord, valueAt } from '../content/content.ts';
import type { ListField } from './field.ts';

/** The name of a list entry: its first text that isn't empty, or else its number. */
export function entryName(field: ListField, entry: unknown, at: number): string {
  const texts = field.fields.filter(({ kind }) => kind === 'text');
  const said = texts.map(({ path }) => (isRecord(entry) ? valueAt(entry, path.split('.')) : entry));
  const first = said.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof first === 'string' ? first.trim() : `${field.entry} ${at + 1}`;
}

const longestName = 40;

/** The same for a line that names a field of the entry. An entry that is a text itself has its number, as the text is beside it. */
export function shortEntryName(field: ListField, entry: unknown, at: number): string {
  const name = entryName(field, isRecord(entry) ? entry : undefined, at);
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
}
