import { createCache } from '@ant-design/cssinjs';

/** antd's class on each of its components; it must not be one of ours. */
export const tokensClass = 'office-tokens';

/**
 * A cache of antd's styles that halves the browser's style and layout work for a form (docs/measurements.md).
 *
 * - The theme's 380 variables are set once, on the root, and inherited. antd sets them on each component.
 * - Inserted styles stay in the page. antd removes a component's variables when its last instance unmounts and inserts
 *   them again for the next one, and each time the browser recalculates the styles of everything below.
 */
export function createOfficeStyles(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) => {
    update(path, (held) => {
      const entry = next(held);
      // One user more than there are: the last one to leave is never the last.
      return held || !entry ? entry : [entry[0] + 1, withTokensOnRoot(entry[1])];
    });
  };
  return cache;
}

/** The rule is one of the parts of what is held, whichever antd's version puts it at. */
function withTokensOnRoot(held: unknown): unknown {
  if (!Array.isArray(held)) return held;
  const selector = `.${tokensClass}{`;
  return held.map((part: unknown) =>
    typeof part === 'string' && part.startsWith(selector) ? `:root{${part.slice(selector.length)}` : part,
  );
}
