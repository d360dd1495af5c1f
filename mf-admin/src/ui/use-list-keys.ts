import { useEffect } from 'react';
import { areSingleKeysOn } from '../shortcuts/single-keys.ts';
import { isTypedInto } from './is-typed-into.ts';

/**
 * Keys for a list of rows: j and k go to the next and the previous row, whose link or button has `data-row`, so that Enter
 * opens it. They do nothing while somebody types, behind a dialog, and after they were turned off. The key / is every
 * page's, in `ShortcutsProvider`.
 */
export function useListKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!areSingleKeysOn() || isTypedInto(target)) return;
      const next = key === 'j' ? rowBeside(1) : key === 'k' ? rowBeside(-1) : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** From the row that has the focus, or else the one that is open beside the list, or from the top. */
function rowBeside(step: 1 | -1): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const current =
    document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('[data-row]') ??
    document.querySelector<HTMLElement>('main [data-row][aria-current="true"]');
  const at = current ? rows.indexOf(current) : -1;
  if (at === -1) return rows[0] ?? null;
  return rows[at + step] ?? null;
}
