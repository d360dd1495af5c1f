import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Opens the form of a page whose address asks for it with `?new`, once: it is then taken out of the address, with `&until` and
 * `&price`. `show` is given what the form is to begin with, its last day, and a price, each empty where the address does not
 * say. None is checked.
 */
export function useNewFromAddress(
  show: (beginning: string, rest: { readonly until: string; readonly price: string }) => void,
): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('new');
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('new');
    rest.delete('until');
    rest.delete('price');
    setParams(rest, { replace: true });
    const [until, price] = [params.get('until') ?? '', params.get('price') ?? ''];
    show(params.get('new') ?? '', { until, price });
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
