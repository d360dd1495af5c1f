import { pathOf, valueAt, type Content } from '../content/content.ts';
import { shownAt } from './defaults.ts';
import type { TextField } from './field.ts';

/** Whether a list of the house has entries. */
export function hasEntries(content: Content, path: string): boolean {
  const entries = shownAt(content, pathOf(path));
  return Array.isArray(entries) && entries.length > 0;
}

/** A text that guests see only where the home page describes services. One that the host wrote stays in reach. */
export function withServices(field: TextField): TextField {
  return {
    ...field,
    isShown: (content) =>
      hasEntries(content, 'texts.home.concierge.services') ||
      valueAt(content, pathOf(field.path)) !== undefined,
  };
}
