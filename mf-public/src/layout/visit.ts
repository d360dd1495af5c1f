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
/** The last one: a page that the browser had kept as it was when it was left comes back at the address behind it. */
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
 * Loads a page of its own. Its Back button leads to `behind` and not to what is left, which stays in view until the page
 * is there: the browser's own method changes the address without single-spa, which would show `behind` in the meantime.
 */
export function leaveFor(to: string, behind: { readonly to: string; readonly state: unknown }): void {
  // The browser keeps the place with the address, and brings the guest back to it.
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
