import { useState } from 'react';
import { moved } from '../content/content.ts';

export interface EntryKeys {
  /** One for each entry. An entry keeps its own when it is moved, and with it its focus and what is unfolded. */
  readonly keys: readonly string[];
  readonly move: (from: number, to: number) => void;
  readonly remove: (at: number) => void;
  /** Creates the key of an entry that is added at the end. */
  readonly append: () => string;
}

let made = 0;
const newKey = (): string => `entry-${(made += 1)}`;

/**
 * Keys for the entries of a list that has none of its own. An entry that comes from elsewhere gets a new one at the end. Where
 * many come or go at once, all are new: Chromium leaves out a row that stays first while many are put behind it.
 */
export function useEntryKeys(length: number): EntryKeys {
  const [stored, setStored] = useState<readonly string[]>([]);
  const isOneOff = Math.abs(stored.length - length) <= 1;
  const known = isOneOff ? stored : [];
  const keys = stored.length === length ? stored : Array.from({ length }, (_, at) => known[at] ?? newKey());
  if (keys !== stored) setStored(keys);
  return {
    keys,
    move: (from, to) => setStored(moved(keys, from, to)),
    remove: (at) => setStored(keys.filter((_, other) => other !== at)),
    append: () => {
      const key = newKey();
      setStored([...keys, key]);
      return key;
    },
  };
}
