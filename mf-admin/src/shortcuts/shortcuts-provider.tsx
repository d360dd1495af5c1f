import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { isTypedInto } from '../ui/is-typed-into.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { ShortcutsContext } from './shortcuts-context.ts';
import { areSingleKeysOn } from './single-keys.ts';

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/**
 * Gives the list of keyboard shortcuts to all that is in it. Outside of fields, a question mark opens it, too, and / goes to
 * the search of a list on any page that has one.
 */
export function ShortcutsProvider({ children }: { children: ReactNode }): ReactNode {
  const { open, round, show, close } = useDialog<'office'>();
  const shortcuts = useMemo(() => ({ show: () => show('office') }), [show]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((key !== '?' && key !== '/') || !areSingleKeysOn() || isTypedInto(target)) return;
      const search = key === '/' ? searchBox() : null;
      if (key === '/' && !search) return;
      event.preventDefault();
      if (!search) return shortcuts.show();
      search.focus();
      search.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
  return (
    <ShortcutsContext value={shortcuts}>
      {children}
      {round > 0 && (
        <Suspense>
          <ShortcutsDialog open={open} onClose={close} />
        </Suspense>
      )}
    </ShortcutsContext>
  );
}

function searchBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main input[type="search"]');
}
