interface Departure {
  /** Whether leaving is to be asked about. */
  isHeld: () => boolean;
  /** Gets the path that somebody wanted to go to. */
  onHeld: (path: string) => void;
}

/** What single-spa tells before it changes the application (its `single-spa:before-routing-event`). */
interface RoutingDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly cancelNavigation: () => void;
  readonly appsByNewStatus: { readonly NOT_MOUNTED: readonly string[] };
}

/**
 * Holds the two ways out that the router does not see: the tab that closes, where the browser asks in its own words,
 * and the shell that takes the back office off the page before a step back reaches its router. Answers how to stop.
 */
export function onDeparture({ isHeld, onHeld }: Departure): () => void {
  const onTabClose = (event: BeforeUnloadEvent): void => {
    if (isHeld()) event.preventDefault();
  };
  const onShellRoute = (event: Event): void => {
    const { newUrl, cancelNavigation, appsByNewStatus } = (event as CustomEvent<RoutingDetail>).detail;
    if (appsByNewStatus.NOT_MOUNTED.length === 0 || !isHeld()) return;
    cancelNavigation();
    const { pathname, search, hash } = new URL(newUrl);
    onHeld(pathname + search + hash);
  };
  window.addEventListener('beforeunload', onTabClose);
  window.addEventListener('single-spa:before-routing-event', onShellRoute);
  return () => {
    window.removeEventListener('beforeunload', onTabClose);
    window.removeEventListener('single-spa:before-routing-event', onShellRoute);
  };
}
