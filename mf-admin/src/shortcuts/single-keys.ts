import { useSyncExternalStore } from 'react';

const name = 'single_keys';
/** As long as browsers keep a cookie at most. */
const maxAgeSeconds = 400 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** Whether keys without Ctrl do something outside of fields (WCAG 2.1.4: they can be turned off). Remembered in this browser. */
export function areSingleKeysOn(): boolean {
  return !document.cookie.split(';').some((pair) => pair.trim() === `${name}=off`);
}

export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areSingleKeysOn), setSingleKeys];
}

export function setSingleKeys(isOn: boolean): void {
  const maxAge = isOn ? 0 : maxAgeSeconds;
  document.cookie = `${name}=off; path=/; max-age=${maxAge}; samesite=lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
