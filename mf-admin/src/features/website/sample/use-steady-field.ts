import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls with a box that appears above the field that somebody types in: its first letters may bring the box. */
export function useSteadyField(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    const hasAppeared = isShown && !wasShown.current;
    wasShown.current = isShown;
    const isTyping = document.activeElement?.matches('input, textarea') === true;
    if (!hasAppeared || !isTyping || !box.current) return;
    const { marginBlockEnd } = getComputedStyle(box.current);
    const height = box.current.offsetHeight + Number.parseFloat(marginBlockEnd);
    window.scrollBy({ top: height, behavior: 'instant' });
  }, [box, isShown]);
}
