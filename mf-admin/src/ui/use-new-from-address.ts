import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Opens the form of a page whose address asks for it with `?new`, once: it is then taken out of the address. `show` is given
 * what the form is to begin with, empty where the address does not say.
 */
export function useNewFromAddress(show: (beginning: string) => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('new');
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('new');
    setParams(rest, { replace: true });
    show(params.get('new') ?? '');
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
