import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDialog } from '../ui/use-dialog.ts';
import { nothingTyped, type Typed } from './typed.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/**
 * The search of the whole office, whose script is fetched by the first use. Ctrl-K or ⌘-K opens and closes it; a digit
 * that is typed outside of any field opens it and begins the search, as a phone number does.
 */
export function usePalette(): { show: () => void; dialog: ReactNode } {
  const { open, round, show, close } = useDialog<'office'>();
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const start = (text: string): void => {
    setTyped({ text, isEntered: false });
    show('office');
  };
  const keys = usePaletteKeys({ start, close, setTyped });
  const dialog = round > 0 && (
    <Suspense>
      <Palette
        key={round}
        open={open}
        typed={typed}
        onType={setTyped}
        onReady={keys.onReady}
        onClose={keys.close}
      />
    </Suspense>
  );
  return { show: () => keys.start(''), dialog };
}
