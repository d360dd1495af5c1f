/** An entry of the browser's history, as the pages see it. */
export interface Visit {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What the navigation handed over; null when nothing. */
  readonly state: unknown;
  /** Names the entry; each navigation makes a new one, even to the same address. */
  readonly key: string;
}

interface NavigateOptions {
  readonly state?: unknown;
  readonly replace?: boolean;
}

const navigated = 'getaway:navigated';
/** `pageshow`: when the browser restores a page from its back-forward cache, the address can be another one. */
const steps = [navigated, 'popstate', 'pageshow'];
const firstKey = 'first';

/** The browser's current history entry. */
export function readVisit(): Visit {
  const { pathname, search, hash } = location;
  const kept: unknown = history.state;
  const [state, key] = isKept(kept) ? [kept.state, kept.key] : [null, firstKey];
  return { pathname, search, hash, state, key };
}

/** A page as it is rendered at build time, without a browser. */
export function visitOf(pathname: string): Visit {
  return { pathname, search: '', hash: '', state: null, key: firstKey };
}

/** Goes to an address of this site. A link to where the visit is already leaves no second entry behind. */
export function navigate(to: string, { state, replace }: NavigateOptions = {}): void {
  const here = location.pathname + location.search + location.hash;
  const entry = entryOf(state);
  if (replace ?? (state === undefined && to === here)) history.replaceState(entry, '', to);
  else history.pushState(entry, '', to);
  dispatchEvent(new Event(navigated));
}

/**
 * Leaves with a full page load. The Back button there leads to `behind` instead of the current page. The current page stays
 * visible until the new one loads, because the browser's own `replaceState` bypasses single-spa, which would show `behind`.
 */
export function leaveFor(to: string, behind: { readonly to: string; readonly state: unknown }): void {
  // The browser stores the scroll position with the history entry and restores it on Back.
  window.scrollTo({ top: 0, behavior: 'instant' });
  History.prototype.replaceState.call(history, entryOf(behind.state), '', behind.to);
  location.assign(to);
}

/** Calls back after each navigation and each step through the history; answers how to end that. */
export function onNavigation(listener: () => void): () => void {
  for (const event of steps) addEventListener(event, listener);
  return () => {
    for (const event of steps) removeEventListener(event, listener);
  };
}

function entryOf(state: unknown): { state: unknown; key: string } {
  return { state: state ?? null, key: Math.random().toString(36).slice(2) };
}

function isKept(state: unknown): state is { state: unknown; key: string } {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
}
