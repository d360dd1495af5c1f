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

/** Keys for the entries of a list that has none of its own. Entries that come from elsewhere get new ones at the end. */
export function useEntryKeys(length: number): EntryKeys {
  const [stored, setStored] = useState<readonly string[]>([]);
  const keys = stored.length === length ? stored : Array.from({ length }, (_, at) => stored[at] ?? newKey());
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
