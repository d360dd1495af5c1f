import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from '../draft/booking-draft.ts';

/** When the step changes, scrolls to the top and focuses the heading of the new step. */
export function useFocusOnStepChange(step: Step, heading: RefObject<HTMLElement | null>): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);
}
