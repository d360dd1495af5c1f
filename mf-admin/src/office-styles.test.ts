import { createElement } from 'react';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { Button, ConfigProvider, type ThemeConfig } from 'antd';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createOfficeStyles, tokensClass } from './office-styles.ts';

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

it('keeps a style after the last component that used it unmounts', () => {
  const cache = createOfficeStyles();
  expect(drawAndLeave(cache)).toEqual({ taken: false });
  expect(drawAndLeave(cache)).toEqual({ taken: false });
  expect(cache.opGet('form')).toEqual([1, 'its style']);
});

it('plain antd removes it', () => {
  expect(drawAndLeave(createCache())).toEqual({ taken: true });
});

const plain = { cssVar: { key: tokensClass }, hashed: false };

function stylesOfButton(cache: ReturnType<typeof createCache>, theme: ThemeConfig = plain): string {
  const button = createElement(ConfigProvider, { theme }, createElement(Button, null, 'Save'));
  renderToString(createElement(StyleProvider, { cache }, button));
  return extractStyle(cache, { plain: true });
}

it("writes the theme's variables once, on the root", () => {
  const styles = stylesOfButton(createOfficeStyles());
  expect(styles).toMatch(/:root\{[^}]*--ant-color-primary:/);
  expect(styles).not.toContain(`.${tokensClass}{`);
  expect(styles, 'what belongs to a button alone stays with it').toContain(`.${tokensClass}.ant-btn{`);
});

it('plain antd writes them on each component', () => {
  expect(stylesOfButton(createCache())).toMatch(/\.office-tokens\{[^}]*--ant-color-primary:/);
});

it('leaves the words of a button readable while it is working', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { theme } = await import('./theme.ts');
  const opaque = new RegExp(`\\.${tokensClass}\\.ant-btn\\{[^}]*--ant-opacity-loading:1;`);
  expect(stylesOfButton(createOfficeStyles())).not.toMatch(opaque);
  expect(stylesOfButton(createOfficeStyles(), theme)).toMatch(opaque);
});
