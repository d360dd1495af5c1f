import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/** Whether the page's script is there; false where the page was prerendered, until it has been taken over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
