import { startTransition, useEffect, useMemo, useState } from 'react';

/**
 * Renders a long list over several frames, so that no single frame has to lay out all of it: each frame adds up to
 * `batchSize` new items, from the top, and items already rendered stay. Pass the same `items` array until its content
 * changes.
 */
export function useProgressiveList<Item extends { readonly id: string }>(
  items: readonly Item[],
  batchSize: number,
): readonly Item[] {
  const [drawn, setDrawn] = useState<readonly Item[]>([]);
  const shown = useMemo(() => withNextBatch(items, drawn, batchSize), [items, drawn, batchSize]);
  useEffect(() => {
    if (shown === drawn) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(shown)));
    return () => cancelAnimationFrame(frame);
  }, [shown, drawn]);
  return shown;
}

/** The items already drawn plus the first `batchSize` new ones, in list order; `items` itself once that is all. */
export function withNextBatch<Item extends { readonly id: string }>(
  items: readonly Item[],
  drawn: readonly Item[],
  batchSize: number,
): readonly Item[] {
  const known = new Set(drawn.map(({ id }) => id));
  let fresh = 0;
  const shown = items.filter(({ id }) => known.has(id) || ++fresh <= batchSize);
  return shown.length === items.length ? items : shown;
}
