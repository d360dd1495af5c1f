import { valueAt, type Content, type Path } from '../content/content.ts';
import type { SampleItem } from './sample-items.ts';

/** Where a house lists what it shares with the sample. */
export const keptPath: Path = ['keptFromSample'];

/** That list with what is kept of more items. */
export function withKept(content: Content, items: readonly SampleItem[]): readonly unknown[] {
  const before = valueAt(content, keptPath);
  return [
    ...(Array.isArray(before) ? (before as readonly unknown[]) : []),
    ...items.flatMap(({ kept }) => kept),
  ];
}
