import type { RuleSetRule } from '@rspack/core';

const inlineBelowBytes = 4096;

/**
 * CSS, CSS modules, pictures, fonts and films. A prerender bundle gets the same names and addresses as the
 * browser's, and writes no files.
 */
export function cssAndAssetRules(ssr: boolean): RuleSetRule[] {
  const generator = { emit: !ssr };
  return [
    {
      test: /\.module\.css$/,
      type: 'css/module',
      // Custom properties keep their names, and stay where another file reads them: the minimizer drops renamed ones without a reader in their own.
      parser: { namedExports: false, dashedIdents: false },
      generator: { localIdentName: '[local]-[hash:6]', exportsOnly: ssr, exportsConvention: 'as-is' },
    },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', generator: { exportsOnly: ssr } },
    {
      test: /\.(?:avif|webp|jpe?g|png|gif)$/,
      type: 'asset',
      parser: { dataUrlCondition: { maxSize: inlineBelowBytes } },
      generator,
    },
    // A drawing stays a file: in a script it would be downloaded by those who never see it.
    { test: /\.(?:svg|woff2?|mp4|webm|vtt)$/, type: 'asset/resource', generator },
  ];
}
