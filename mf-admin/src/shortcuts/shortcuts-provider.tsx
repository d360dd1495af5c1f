import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { isTypedInto } from '../ui/is-typed-into.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { ShortcutsContext } from './shortcuts-context.ts';
import { areSingleKeysOn } from './single-keys.ts';

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/** Gives the list of keyboard shortcuts to all that is in it. A question mark outside of fields opens it, too. */
export function ShortcutsProvider({ children }: { children: ReactNode }): ReactNode {
  const { open, round, show, close } = useDialog<'office'>();
  const shortcuts = useMemo(() => ({ show: () => show('office') }), [show]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!areSingleKeysOn() || isTypedInto(target)) return;
      event.preventDefault();
      shortcuts.show();
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
