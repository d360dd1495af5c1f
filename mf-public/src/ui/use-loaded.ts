import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly value: T };

/**
 * Loads something once, and again on request or when `about` has changed; the last value stays until the next one is
 * there.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  about = '',
): {
  readonly state: Loaded<T>;
  readonly retry: () => void;
} {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    read().then(
      (value) => isWanted && setState({ status: 'loaded', value }),
      (error: unknown) =>
        isWanted && setState((last) => (last.status === 'loaded' ? last : { status: 'failed', error })),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, about]);
  return { state, retry: () => setAttempt((last) => last + 1) };
}
