import { useSyncExternalStore } from 'react';

const query = '(min-width: 768px)';

/** Whether there is room for two months side by side (the breakpoint md). */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
}
