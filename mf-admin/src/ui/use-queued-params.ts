import { useCallback, useLayoutEffect, useRef } from 'react';
import { createSearchParams, useSearchParams, type NavigateOptions } from 'react-router-dom';

type ChangeParams = (
  change: (last: URLSearchParams) => Readonly<Record<string, string>>,
  options?: NavigateOptions,
) => void;

/**
 * React Router's `useSearchParams`, with changes that build on each other. There, a change that comes before the page is drawn
 * again builds on what is drawn, and undoes the one before it.
 */
export function useQueuedParams(): readonly [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeParams>(
    (next, options) => {
      latest.current = createSearchParams(next(latest.current));
      setParams(latest.current, options);
    },
    [setParams],
  );
  return [params, change];
}
