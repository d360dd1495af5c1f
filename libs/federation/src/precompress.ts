import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

const compressible = /\.(?:js|css|html|json|svg|txt)$/;
const worthwhileBytes = 1024;

/** Writes `<file>.br` and `<file>.gz` next to every text file of a finished build. */
export class PrecompressPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('precompress', async ({ assets, outputOptions }) => {
      const folder = outputOptions.path ?? '';
      const files = Object.keys(assets).filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => precompress(path.join(folder, name))));
    });
  }
}

/** Writes the brotli and gzip versions of one file, except for small files. */
export async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
      writeFile(`${file}.gz`, packed),
    ),
  ]);
}
