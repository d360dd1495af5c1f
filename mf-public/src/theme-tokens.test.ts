import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
const theme = readFileSync(
  createRequire(import.meta.url).resolve('@getaway/web-kit/theme/theme.css'),
  'utf8',
);
const tokens = new Set(namesIn(theme));
const modules = globSync('**/*.module.css', { cwd: root }).map((file) => [
  file,
  readFileSync(path.join(root, file), 'utf8'),
]);

/** The custom properties that a sheet defines. */
function namesIn(css: string): string[] {
  return [...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
}

// The bundler gives each module names of its own for what it defines: a token that it sets is not the theme's.
it.each(modules)('%s sets no token of the theme', (_file, css = '') => {
  expect(tokens.size).toBeGreaterThan(40);
  expect(namesIn(css).filter((name) => tokens.has(name))).toEqual([]);
});

it.each(modules)(
  '%s asks for no container by a name that is another one in each module',
  (_file, css = '') => {
    const asked = [...css.matchAll(/@container\s+(?!\()(\S+)/g)].map(([, name]) => name);
    expect(asked).toEqual([]);
  },
);
