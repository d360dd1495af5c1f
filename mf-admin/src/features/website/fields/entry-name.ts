import { isRecord, valueAt } from '../content/content.ts';
import type { ListField } from './field.ts';

/** The name of a list entry: its first text that isn't empty, or else its number. */
export function entryName(field: ListField, entry: unknown, at: number): string {
  const texts = field.fields.filter(({ kind }) => kind === 'text');
  const said = texts.map(({ path }) => (isRecord(entry) ? valueAt(entry, path.split('.')) : entry));
  const first = said.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof first === 'string' ? first.trim() : `${field.entry} ${at + 1}`;
}
