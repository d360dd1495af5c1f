import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fragmentName } from '@getaway/contracts/fragment';
import * as v from 'valibot';
import { fragmentOf, Manifest } from './fragment.ts';

const PrerenderModule = v.object({ buildId: v.string(), render: v.function(), pages: v.array(v.string()) });

/** The page of every unknown path is rendered at this address. */
const notFoundPath = '/404';

/**
 * After a build of a remote in `dir`: renders its pages with `dist-ssr/prerender.mjs` and writes them to
 * `dist/fragments`. A chunk with the name `page-` and the fragment's is preloaded. Returns the written paths.
 */
export async function writeFragments(dir: string): Promise<string[]> {
  const bundle: unknown = await import(pathToFileURL(path.join(dir, 'dist-ssr/prerender.mjs')).href);
  const { buildId, render, pages } = v.parse(PrerenderModule, { ...Object(bundle) });
  const manifest = v.parse(
    Manifest,
    JSON.parse(readFileSync(path.join(dir, 'dist/mf-manifest.json'), 'utf8')),
  );
  const folder = path.join(dir, 'dist/fragments');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(path.join(dir, 'dist'));
  const paths = [...new Set([...pages, notFoundPath])];
  for (const page of paths) {
    const name = fragmentName(page);
    const own = files.filter((file) => file.startsWith(`page-${name}.`) && file.endsWith('.js'));
    const fragment = fragmentOf(v.parse(v.string(), render(page)), buildId, manifest, own);
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(fragment));
  }
  return paths;
}
