import { useSyncExternalStore } from 'react';

const belowMobile = '(max-width: 767.98px)';

/** Whether the screen is narrower than 768 px (spec page 2, section 9). */
export function usePhone(): boolean {
  return useSyncExternalStore(watchWidth, isNarrow);
}

function isNarrow(): boolean {
  return window.matchMedia(belowMobile).matches;
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(belowMobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
