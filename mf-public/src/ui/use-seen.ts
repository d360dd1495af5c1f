import { useEffect, useRef, type RefObject } from 'react';
import { focusWhenLost } from './focus-when-lost.ts';

/**
 * For words that have to be seen when they come: they move into view, and get the focus where that was lost with what
 * they tell of. The element needs `tabIndex={-1}`.
 */
export function useSeen<E extends HTMLElement>(words: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!words) return undefined;
    element.current?.scrollIntoView({ block: 'nearest' });
    return focusWhenLost(() => element.current);
  }, [words]);
  return element;
}
