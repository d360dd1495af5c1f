import { useCallback, useMemo, useState } from 'react';
import type { FieldError } from '@getaway/contracts/problems';
import { dotted, type Path } from '../content/content.ts';

/** The list entries and fields that somebody has just added and not left yet. What is empty in them is no fault yet. */
export interface FreshEntries {
  /** An entry or a field was added at this path. */
  readonly add: (entry: Path) => void;
  /** It was left, or its list has changed, so that the path may be another entry's. */
  readonly forget: (path: Path) => void;
}

interface Kept {
  readonly entries: FreshEntries;
  /** The faults outside of fresh entries. */
  readonly shown: readonly FieldError[];
}

/** Keeps the faults of fresh entries back, in the form and everywhere else that they are counted. */
export function useFreshEntries(faults: readonly FieldError[]): Kept {
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const add = useCallback((entry: Path) => setFresh((all) => [...all, dotted(entry)]), []);
  const forget = useCallback(
    (path: Path) =>
      setFresh((all) => (all.some((at) => isIn(at, path)) ? all.filter((at) => !isIn(at, path)) : all)),
    [],
  );
  const entries = useMemo(() => ({ add, forget }), [add, forget]);
  const shown = useMemo(
    () => faults.filter(({ path }) => !fresh.some((at) => `${path}.`.startsWith(`${at}.`))),
    [faults, fresh],
  );
  return { entries, shown };
}

function isIn(at: string, path: Path): boolean {
  return path.length === 0 || `${at}.`.startsWith(`${dotted(path)}.`);
}
