import type { Guest } from '@getaway/contracts/http/guests';
import { hasEntryCodes, type WithEntry } from '@getaway/property/entry';

/** A guest as staff see them: the code of a house that has none would open nothing. */
export function asShown<G extends Guest>(house: WithEntry, guest: G): G {
  return hasEntryCodes(house) ? guest : { ...guest, recentEntryCode: null };
}
