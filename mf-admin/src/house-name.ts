import { useSyncExternalStore } from 'react';
import { property } from './property.ts';

let name = property.name;
const listeners = new Set<() => void>();

/** The name of the house, also after it was published under another one while this page is open. */
export function useHouseName(): string {
  return useSyncExternalStore(subscribe, () => name);
}

export function renameHouse(published: string): void {
  name = published;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
