import { dotted, valueAt, withValue, type Content, type Path } from '../content/content.ts';
import { keptOf, markedFields, type SampleItem } from './sample-items.ts';

/** Where a house lists what it shares with the sample. */
export const keptPath: Path = ['keptFromSample'];

function keptIn(content: Content): readonly unknown[] {
  const kept = valueAt(content, keptPath);
  return Array.isArray(kept) ? (kept as readonly unknown[]) : [];
}

/** That list with what is kept of more items. */
export function withKept(content: Content, items: readonly SampleItem[]): readonly unknown[] {
  return [...keptIn(content), ...items.flatMap(({ kept }) => kept)];
}

/**
 * What `keptFromSample` gets for a field that a host has just filled in with the sample's own words, such as 'Fireplace': who
 * typed it means it. Undefined for any other text, for what no other house has, and for the guide, which is kept by section.
 */
export function keptByTyping(content: Content, sample: Content, path: Path): string | undefined {
  const at = dotted(path);
  const field = markedFields(content, sample).find((marked) => marked.path === at);
  return field && field.section !== 'guide' ? keptOf(field, content) : undefined;
}

/** The content that keeps one more text of the sample. */
export function keeping(content: Content, text: string | undefined): Content {
  return text === undefined ? content : withValue(content, keptPath, [...keptIn(content), text]);
}

/** The content that keeps one text of the sample less; another field may keep the same text. */
export function notKeeping(content: Content, text: string | undefined): Content {
  const kept = keptIn(content);
  const at = text === undefined ? -1 : kept.lastIndexOf(text);
  const left = kept.toSpliced(at, 1);
  return at < 0 ? content : withValue(content, keptPath, left.length > 0 ? left : undefined);
}
