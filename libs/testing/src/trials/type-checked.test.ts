import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { expect, test } from 'vitest';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');
const solutionDir = join(rootDir, '.ci/types');

test('`tsc -b .ci/types` checks every part', () => {
  const solution = JSON.parse(readFileSync(join(solutionDir, 'tsconfig.json'), 'utf8')) as {
    readonly references: readonly { readonly path: string }[];
  };
  const parts = globSync('{libs/*,shell,mf-*,svc-*}/tsconfig.json', { cwd: rootDir });
  expect(parts.length).toBeGreaterThan(10);
  const checked = solution.references.map(({ path }) => posix.normalize(posix.join('.ci/types', path)));
  expect(checked).toEqual(
    expect.arrayContaining(parts.map((part) => dirname(part).split(sep).join(posix.sep))),
  );
});
