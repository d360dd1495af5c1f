import { createCache } from '@ant-design/cssinjs';
import { expect, it } from 'vitest';
import { createOfficeStyles } from './office-styles.ts';

// As antd's hook counts the components that use a style: one written when first drawn, forgotten with the last.
function drawAndLeave(cache: ReturnType<typeof createCache>): { taken: boolean } {
  let taken = false;
  cache.opUpdate('form', (held) => [held?.[0] ?? 0, 'its style']);
  cache.opUpdate('form', (held) => [(held?.[0] ?? 0) + 1, 'its style']);
  cache.opUpdate('form', (held) => {
    const left = (held?.[0] ?? 0) - 1;
    if (left > 0) return [left, 'its style'];
    taken = true;
    return null;
  });
  return { taken };
}

it('keeps a style when the last component that used it has gone', () => {
  const cache = createOfficeStyles();
  expect(drawAndLeave(cache)).toEqual({ taken: false });
  expect(drawAndLeave(cache)).toEqual({ taken: false });
  expect(cache.opGet('form')).toEqual([1, 'its style']);
});

it('antd by itself takes it out', () => {
  expect(drawAndLeave(createCache())).toEqual({ taken: true });
});
