import { startTransition, useEffect, useState } from 'react';

/**
 * A list whose style and layout the browser need not work out in one piece: of what is new in it the first ones are
 * drawn at once, the others after the next frame. What was drawn before stays. `items` is the same object until it holds
 * something else.
 */
export function useDrawnInTwo<Item extends { readonly id: string }>(
  items: readonly Item[],
  first: number,
): readonly Item[] {
  const [drawn, setDrawn] = useState<readonly Item[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(items)));
    return () => cancelAnimationFrame(frame);
  }, [items]);
  if (drawn === items) return items;
  const known = new Set(drawn.map(({ id }) => id));
  return items.filter(({ id }, place) => place < first || known.has(id));
}
