import { record } from './file-values.ts';

type Content = Readonly<Record<string, unknown>>;

/**
 * A house as pages and services without guests may know it: without the guide, and without the entry
 * instructions, which can have the code of a key box. Only booked guests may read either.
 */
export function withoutSecrets(content: Content): Record<string, unknown> {
  const { guide: _guide, entry, ...open } = content;
  if (entry === undefined) return open;
  const { instructions: _instructions, ...way } = record(entry);
  return { ...open, entry: way };
}

/** Whether a house has something that only its owner and booked guests may read. */
export function hasSecrets({ guide, entry }: Content): boolean {
  return guide !== undefined || record(entry)['instructions'] !== undefined;
}
