import type { StayView } from '@getaway/contracts/http/stay';
import type { LoadedStay } from './stay-state.ts';

/** Where the edge puts what it has read (shell/server/stay/served-view.ts). */
const elementId = 'stay-view';

/**
 * The stay as the edge has put it into the page's HTML, parsed with the schema of the call; undefined without one, as on
 * a visit from another page of the site.
 */
export function servedStay(): LoadedStay | undefined {
  const served = document.getElementById(elementId)?.textContent;
  if (!served) return undefined;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // It may have taken seconds to arrive.
  const loadedAt = Math.round(performance.timeOrigin + (page?.responseStart ?? 0));
  return { view: JSON.parse(served) as StayView, loadedAt };
}

/** What was served is shown once: who comes back to the page later gets what is so by then. */
export function forgetServedStay(): void {
  document.getElementById(elementId)?.remove();
}
