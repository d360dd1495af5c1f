import { createContext, use } from 'react';

interface Shortcuts {
  /** Opens the list of keyboard shortcuts. */
  readonly show: () => void;
}

export const ShortcutsContext = createContext<Shortcuts>({ show: () => undefined });

export function useShortcuts(): Shortcuts {
  return use(ShortcutsContext);
}
