import { startTransition, useEffect, useMemo, useState } from 'react';

/**
 * A list whose style and layout the browser need not work out at once: of what is new in it so many are drawn with each
 * frame, from the top. What was drawn before stays. `items` is the same object until it holds something else.
 */
export function useDrawnInPieces<Item extends { readonly id: string }>(
  items: readonly Item[],
  atOnce: number,
): readonly Item[] {
  const [drawn, setDrawn] = useState<readonly Item[]>([]);
  const shown = useMemo(() => withNextPiece(items, drawn, atOnce), [items, drawn, atOnce]);
  useEffect(() => {
    if (shown === drawn) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(shown)));
    return () => cancelAnimationFrame(frame);
  }, [shown, drawn]);
  return shown;
}

/** What of `items` is among the drawn ones, and the first few others; `items` itself when that is all of it. */
export function withNextPiece<Item extends { readonly id: string }>(
  items: readonly Item[],
  drawn: readonly Item[],
  atOnce: number,
): readonly Item[] {
  const known = new Set(drawn.map(({ id }) => id));
  let fresh = 0;
  const shown = items.filter(({ id }) => known.has(id) || ++fresh <= atOnce);
  return shown.length === items.length ? items : shown;
}
