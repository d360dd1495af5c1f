import { useEffect, useRef } from 'react';
import { useVisit } from './navigation.tsx';

/** Spec page 1, section 9: the anchor scroll delay. */
const anchorDelayMs = 100;

/** After a navigation, scrolls to the section that the hash names, or to the top of a newly opened page. */
export function useScrollOnNavigation(): void {
  const { hash, key } = useVisit();
  // The navigation type is no help here: single-spa repeats each push as a popstate event.
  const visited = useRef(new Set<string>());

  useEffect(() => {
    const first = visited.current.size === 0;
    const returned = visited.current.has(key);
    visited.current.add(key);
    if (!hash) {
      if (!first && !returned) window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    // The names of sections have nothing to decode; a hash from elsewhere may be no valid encoding.
    const timer = setTimeout(() => scrollToSection(hash.slice(1)), anchorDelayMs);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!still) endScrollUnderWay();
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  // The next Tab goes on from the section, not from the link far above it.
  section.focus({ preventScroll: true });
}

/**
 * A smooth scroll to another section continues after the browser's own jump to a hash and moves the page past it.
 * Chromium does not end it for a scroll to the current position, so the page scrolls by one pixel.
 */
function endScrollUnderWay(): void {
  window.scrollBy({ top: window.scrollY > 0 ? -1 : 1, behavior: 'instant' });
}
