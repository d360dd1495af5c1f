import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the form of the item whose id the address names with `?edit=`, once it is read; it is then taken out of the address. */
export function useEditFromAddress<Item extends { readonly id: string }>(
  items: readonly Item[] | undefined,
  show: (item: Item) => void,
): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('edit') && items !== undefined;
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('edit');
    setParams(rest, { replace: true });
    const item = items?.find(({ id }) => id === params.get('edit'));
    if (item) show(item);
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
