import { useLayoutEffect, type RefObject } from 'react';

const recheckMs = 200;

/**
 * Lifts the messages above every bar with buttons that they would cover: an element with `data-bottom-bar`, which often
 * keeps to the end of the screen or of a dialog. While one message is shown it never sinks, away from a pointer on its button.
 */
export function useLift(area: RefObject<HTMLElement | null>, shownId: number | undefined): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || shownId === undefined) return;
    let lift = 0;
    const rise = (): void => {
      lift = liftAbove(element.getBoundingClientRect(), barsInSight(), lift);
      element.style.setProperty('--toast-lift', `${lift}px`);
    };
    element.style.removeProperty('--toast-lift');
    rise();
    // A dialog that opens or a page that is scrolled brings another bar.
    const timer = setInterval(rise, recheckMs);
    return () => clearInterval(timer);
  }, [area, shownId]);
}

function barsInSight(): DOMRect[] {
  return Array.from(document.querySelectorAll('[data-bottom-bar]'), (bar) => bar.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top < innerHeight)
    .toSorted((one, other) => other.top - one.top);
}

/** The lift in pixels, at least `lift`, at which an area that has that lift now is above each bar that it would cover. */
function liftAbove(area: DOMRect, bars: readonly DOMRect[], lift: number): number {
  let rise = 0;
  for (const bar of bars) {
    const isBeside = bar.right <= area.left || bar.left >= area.right;
    const isAbove = bar.bottom <= area.top - rise;
    const isBelow = bar.top >= area.bottom - rise;
    if (!isBeside && !isAbove && !isBelow) rise = area.bottom - bar.top;
  }
  // One that cannot be seen helps nobody.
  return lift + Math.max(0, Math.min(rise, area.top));
}
