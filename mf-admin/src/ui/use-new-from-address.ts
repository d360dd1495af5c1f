import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the form of a page whose address asks for it with `?new`, once: it is then taken out of the address. */
export function useNewFromAddress(show: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('new');
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('new');
    setParams(rest, { replace: true });
    show();
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
