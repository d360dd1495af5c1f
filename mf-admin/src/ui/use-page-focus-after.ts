import { useEffect } from 'react';
import { focusPageWhenLost } from './focus-page-when-lost.ts';

/** For what goes away by being pressed: the page takes over the focus that would be lost with it. */
export function usePageFocusAfter(): void {
  useEffect(() => () => void setTimeout(focusPageWhenLost), []);
}
