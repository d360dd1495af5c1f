import { useEffect, useRef, type RefObject } from 'react';
import { focusWhenLost } from './focus-when-lost.ts';

/**
 * For messages that must be noticed: scrolls them into view, and focuses them if the focused element disappeared with
 * their subject. The element needs `tabIndex={-1}`.
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
