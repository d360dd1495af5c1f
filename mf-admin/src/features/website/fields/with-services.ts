import { pathOf, valueAt, type Content } from '../content/content.ts';
import { plainerTexts } from '../sample/neutral-texts.ts';
import { shownAt } from './defaults.ts';
import type { TextField } from './field.ts';

/** Whether a list of the house has entries. */
export function hasEntries(content: Content, path: string): boolean {
  const entries = shownAt(content, pathOf(path));
  return Array.isArray(entries) && entries.length > 0;
}

/**
 * A text that guests see only where the home page describes services. What the host wrote stays in reach, but not the text
 * that replaced the sample's when it was cleared.
 */
export function withServices(field: TextField): TextField {
  const isWritten = (text: unknown): boolean => text !== undefined && text !== plainerTexts[field.path];
  return {
    ...field,
    isShown: (content) =>
      hasEntries(content, 'texts.home.concierge.services') || isWritten(valueAt(content, pathOf(field.path))),
  };
}
