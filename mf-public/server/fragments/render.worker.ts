import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { constants, gzipSync } from 'node:zlib';
import { fragmentName } from '@getaway/contracts/fragment';
import { houseDataOf } from '@getaway/property/house/house-data';
import { pageHouseOf } from '@getaway/property/house/page-house';
import { pageParts } from '@getaway/property/house/page-parts';
import * as v from 'valibot';
import { firstStyles } from './first-styles.ts';
import { fragmentOf, Manifest, sheetsOf } from './fragment.ts';
import type { FragmentOrder, RenderedFragment } from './render-fragments.ts';

const bundleSchema = v.object({
  buildId: v.string(),
  render: v.function(),
  partOf: v.function(),
  pages: v.array(v.string()),
});
const partSchema = v.optional(v.picklist(pageParts));

/** The page of every unknown path is rendered at this address. */
const notFoundPath = '/404';

const { build, property, revision, pictures, allParts = false } = workerData as FragmentOrder;

// The modules of the bundle read it when they are evaluated, so each house has a thread of its own.
globalThis.getawayHouse = houseDataOf(property, pictures);
const bundle: unknown = await import(pathToFileURL(path.join(build, 'dist-ssr/prerender.mjs')).href);
const { buildId, render, partOf, pages } = v.parse(bundleSchema, { ...Object(bundle) });
const manifest = v.parse(
  Manifest,
  JSON.parse(readFileSync(path.join(build, 'dist/mf-manifest.json'), 'utf8')),
);
const files = readdirSync(path.join(build, 'dist'));
const earlyFiles = globSync('early/*', { cwd: path.join(build, 'dist') });

/** A chunk with the name `page-` and the fragment's is preloaded. */
async function rendered(page: string): Promise<RenderedFragment> {
  const name = fragmentName(page);
  const own = files.filter((file) => file.startsWith(`page-${name}.`) && file.endsWith('.js'));
  const early = earlyFiles.filter(
    (file) => path.basename(file).startsWith(`${name}.`) && file.endsWith('.js'),
  );
  const html = v.parse(v.string(), render(page));
  const [sheet = ''] = sheetsOf(manifest);
  const styles = await firstStyles(path.join(build, 'dist'), sheet, html);
  const part = v.parse(partSchema, partOf(page));
  const parts = allParts ? pageParts : part ? [part] : [];
  const house = { ...pageHouseOf(property, pictures, parts), revision };
  return packed(name, { ...fragmentOf(html, buildId, manifest, { own, early, styles }), house });
}

function packed(name: string, content: unknown): RenderedFragment {
  const plain = Buffer.from(JSON.stringify(content));
  const gzip = gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { name, plain, gzip, etag };
}

const paths = [...new Set([...pages, notFoundPath])];
// A page has only its own part of the house, and fetches the rest for the pages that follow.
parentPort?.postMessage([
  ...(await Promise.all(paths.map(rendered))),
  packed('house', globalThis.getawayHouse),
]);
