interface LeaveHandlers {
  /** Whether leaving needs a confirmation. */
  shouldBlock: () => boolean;
  /** Called with the path of the blocked navigation. */
  onBlocked: (path: string) => void;
}

/** The detail of single-spa's `single-spa:before-routing-event`. */
interface RoutingDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly cancelNavigation: () => void;
  readonly appsByNewStatus: { readonly NOT_MOUNTED: readonly string[] };
}

/**
 * Blocks the two ways out that the router cannot see: closing the tab, where the browser shows its own question, and a
 * back step that makes the shell unmount the back office before its router notices. Returns a function that unsubscribes.
 */
export function onBeforeLeave({ shouldBlock, onBlocked }: LeaveHandlers): () => void {
  const onTabClose = (event: BeforeUnloadEvent): void => {
    if (shouldBlock()) event.preventDefault();
  };
  const onShellRoute = (event: Event): void => {
    const { newUrl, cancelNavigation, appsByNewStatus } = (event as CustomEvent<RoutingDetail>).detail;
    if (appsByNewStatus.NOT_MOUNTED.length === 0 || !shouldBlock()) return;
    cancelNavigation();
    const { pathname, search, hash } = new URL(newUrl);
    onBlocked(pathname + search + hash);
  };
  window.addEventListener('beforeunload', onTabClose);
  window.addEventListener('single-spa:before-routing-event', onShellRoute);
  return () => {
    window.removeEventListener('beforeunload', onTabClose);
    window.removeEventListener('single-spa:before-routing-event', onShellRoute);
  };
}
