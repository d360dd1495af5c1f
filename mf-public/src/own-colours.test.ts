import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Drawn upon the rendering of the invented house, and not shown on a host's own photo.
const uponRendering = 'hero-scene.module.css';
const styles = globSync(`${import.meta.dirname}/**/*.css`).filter((file) => !file.endsWith(uponRendering));

it.each(styles)('%s uses the colors of the theme, which a host can change', (file) => {
  const masks = /#000\b|rgb\(255 255 255 \/ [\d.]+\)/g;
  const css = readFileSync(file, 'utf8').replaceAll(masks, '');
  expect(css.match(/#[0-9a-f]{3,8}\b|rgba?\(\d/gi) ?? []).toEqual([]);
});
