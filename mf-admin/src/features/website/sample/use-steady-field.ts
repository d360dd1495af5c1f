import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls with a box that appears or grows above the field that somebody types in: its first letters may bring the box, or more
 * in it. `stage` changes with what the box shows.
 */
export function useSteadyField(box: RefObject<HTMLElement | null>, stage: 'none' | 'start' | 'list'): void {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const height = outerHeight(box.current);
    const grown = height - (before.current ?? height);
    before.current = height;
    const isTyping = document.activeElement?.matches('input, textarea') === true;
    if (grown > 0 && isTyping) window.scrollBy({ top: grown, behavior: 'instant' });
  }, [box, stage]);
}

/** In pixels, with the margin below; 0 without a box. */
function outerHeight(box: HTMLElement | null): number {
  if (!box) return 0;
  return box.offsetHeight + (Number.parseFloat(getComputedStyle(box).marginBlockEnd) || 0);
}
