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
  const entry = { state: state ?? null, key: Math.random().toString(36).slice(2) };
  if (replace ?? (state === undefined && to === here)) history.replaceState(entry, '', to);
  else history.pushState(entry, '', to);
  dispatchEvent(new Event(navigated));
}

/** Calls back after each navigation and each step through the history; answers how to end that. */
export function onNavigation(listener: () => void): () => void {
  const events = [navigated, 'popstate'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

function isKept(state: unknown): state is { state: unknown; key: string } {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
}
