import path from 'node:path';
import { base } from './base.ts';
import type { Part } from './part.ts';
import { PrecompressPlugin } from './precompress.ts';
import type { Configuration } from '@rspack/core';

/**
 * Scripts of single pages that work before the application has come, without federation and React: `src/early/NAME.ts`
 * becomes `dist/early/NAME.HASH.js`, which a prerendered page links itself.
 */
export function earlyScripts(part: Part, entry: Readonly<Record<string, string>>): Configuration {
  const shared = base(part);
  return {
    ...shared,
    name: `${part.name}-early`,
    // That one empties the folder.
    dependencies: [shared.name ?? ''],
    cache: false,
    entry,
    output: {
      ...shared.output,
      path: path.join(part.dir, 'dist/early'),
      filename: '[name].[contenthash:8].js',
    },
    plugins: [...(shared.plugins ?? []), new PrecompressPlugin()],
  };
}
