import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Opens the form of a page whose address asks for it with `?new`, once: it is then taken out of the address, with `&price`.
 * `show` is given what the form is to begin with, and a price, both empty where the address does not say. Neither is checked.
 */
export function useNewFromAddress(show: (beginning: string, price: string) => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('new');
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('new');
    rest.delete('price');
    setParams(rest, { replace: true });
    show(params.get('new') ?? '', params.get('price') ?? '');
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
