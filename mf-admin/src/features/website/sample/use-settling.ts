import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { valueAt, type Path } from '../content/content.ts';
import { useForm } from '../form/form-context.ts';
import { keptPath, withKept } from './kept-items.ts';
import { removalOf } from './removal.ts';
import type { SampleItem } from './sample-items.ts';
import { shortened } from './shortened.ts';

/** What was kept, removed, or replaced last, and its value before and after. */
interface Settled {
  /** 'Removed “Parking”' or 'Kept 8'. */
  readonly what: string;
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

interface Settling {
  readonly keep: (items: readonly SampleItem[]) => void;
  /** All of them are entries of one list, or there is one. */
  readonly remove: (items: readonly SampleItem[]) => void;
  /** Puts its neutral text there. */
  readonly replace: (item: SampleItem) => void;
  /** The last of these, as long as nothing else has changed there, and the way back. */
  readonly last: { readonly what: string; readonly undo: () => void } | undefined;
}

/** What can become of what a part has of the sample. The pressed button goes with its line, so the focus goes to the box. */
export function useSettling(box: RefObject<HTMLElement | null>): Settling {
  const { content, change } = useForm();
  const [last, setLast] = useState<Settled>();
  const settle = (what: string, path: Path, after: unknown): void => {
    setLast({ what, path, before: valueAt(content, path), after });
    box.current?.focus();
    change(path, after);
  };
  const keep = (items: readonly SampleItem[]): void =>
    settle(`Kept ${inWords(items)}`, keptPath, withKept(content, items));
  const remove = (items: readonly SampleItem[]): void => {
    const { path, after } = removalOf(content, items);
    settle(`Removed ${inWords(items)}`, path, after);
  };
  const replace = (item: SampleItem): void => settle(`Replaced ${inWords([item])}`, item.path, item.neutral);
  const undo = ({ path, before }: Settled): void => {
    flushSync(() => change(path, before));
    box.current?.focus();
  };
  // Whatever else is kept or removed since has an Undo of its own.
  const isLast = last !== undefined && last.after === valueAt(content, last.path);
  return {
    ...{ keep, remove, replace },
    last: isLast ? { what: last.what, undo: () => undo(last) } : undefined,
  };
}

const longestName = 40;

function inWords(items: readonly SampleItem[]): string {
  const [only, ...others] = items;
  return only && others.length === 0 ? `“${shortened(only.name, longestName)}”` : String(items.length);
}
