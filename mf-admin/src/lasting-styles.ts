import { createCache } from '@ant-design/cssinjs';

/**
 * A cache of antd's styles which keeps what it once put into the page.
 *
 * antd takes a component's variables out with the last of its kind, and writes them anew with the next first one; each
 * time the browser works out the style of everything below again: a form's 450 elements, in the moment they leave.
 */
export function createLastingStyles(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) => {
    update(path, (held) => {
      const entry = next(held);
      // One user more than there are: the last one to leave is never the last.
      return held || !entry ? entry : [entry[0] + 1, entry[1]];
    });
  };
  return cache;
}
