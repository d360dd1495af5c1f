import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useDialog } from '../ui/use-dialog.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** The search of the whole office, whose script is fetched by the first use. Ctrl-K or ⌘-K opens and closes it. */
export function usePalette(): { show: () => void; dialog: ReactNode } {
  const { open, round, show, close } = useDialog<'office'>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPressed = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isPressed || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (open) close();
      else show('office');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, show, close]);
  const dialog = round > 0 && (
    <Suspense>
      <Palette key={round} open={open} onClose={close} />
    </Suspense>
  );
  return { show: () => show('office'), dialog };
}
