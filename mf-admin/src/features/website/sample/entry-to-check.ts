import { isSample } from '@getaway/property/sample-fields';
import { valueAt, type Content } from '../content/content.ts';

/** Where the way that guests get in is set. */
export const entryPath = 'entry.way';

/** What `keptFromSample` has once a host keeps the codes that a house begins with. */
export const keptEntry = 'entry.way own-code';

/** Whether nobody has chosen or kept how guests get in: a house without a lock for codes would leave them outside. */
export function isEntryUnchecked(content: Content, sample: Content): boolean {
  if (isSample(content, sample) || valueAt(content, ['entry', 'way']) !== undefined) return false;
  const kept = valueAt(content, ['keptFromSample']);
  return !(Array.isArray(kept) && kept.includes(keptEntry));
}
