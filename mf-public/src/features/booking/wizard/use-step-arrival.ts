import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from './booking-draft.ts';

/** Brings the heading of a newly entered step to the top and gives it the focus. */
export function useStepArrival(step: Step, heading: RefObject<HTMLElement | null>): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);
}
