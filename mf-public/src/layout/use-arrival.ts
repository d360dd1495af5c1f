import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Spec page 1, section 9: the anchor scroll delay. */
const anchorDelayMs = 100;

/** After a navigation: to the section that the hash names, or to the top of a page that was newly opened. */
export function useArrival(): void {
  const { hash, key, pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    if (!hash) {
      if (navigation === 'PUSH') window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    const timer = setTimeout(() => scrollToSection(decodeURIComponent(hash.slice(1))), anchorDelayMs);
    return () => clearTimeout(timer);
  }, [hash, key, navigation, pathname]);
}

function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  // The next Tab goes on from the section, not from the link far above it.
  section.focus({ preventScroll: true });
}
