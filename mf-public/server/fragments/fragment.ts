import type { Fragment } from '@getaway/contracts/fragment';
import * as v from 'valibot';

const Chunks = v.object({
  js: v.object({ sync: v.array(v.string()) }),
  css: v.object({ sync: v.array(v.string()) }),
});

/** The data about a build that a fragment needs, from its `mf-manifest.json`. */
export const Manifest = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), assets: Chunks })),
  exposes: v.array(v.object({ name: v.string(), assets: Chunks })),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** The title, description, and preloads that React puts before its output when there is no `<head>`. */
const hoisted = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Splits rendered HTML into head and body, and adds links to the files that the page needs first; `own` are the scripts of
 * this page alone.
 */
export function fragmentOf(
  html: string,
  buildId: string,
  manifest: Manifest,
  own: readonly string[] = [],
): Fragment {
  const tags: string[] = [];
  let body = html;
  for (let tag = hoisted.exec(body); tag; tag = hoisted.exec(body)) {
    tags.push(tag[0]);
    body = body.slice(tag[0].length);
  }
  return { buildId, head: [...tags, ...startLinks(manifest, own)].join('\n'), body };
}

function startLinks({ metaData, shared, exposes }: Manifest, own: readonly string[]): string[] {
  const app = exposes.filter(({ name }) => name === 'app').map(({ assets }) => assets);
  const react = shared.filter(({ name }) => name.startsWith('react')).map(({ assets }) => assets);
  const scripts = [metaData.remoteEntry.name, ...[...app, ...react].flatMap(({ js }) => js.sync), ...own];
  return [
    ...app.flatMap(({ css }) => css.sync).map((file) => `<link rel="stylesheet" href="{base}${file}">`),
    // After the first picture, because the page is readable before it is hydrated.
    '<link rel="preload" as="fetch" href="{base}mf-manifest.json" crossorigin fetchpriority="low">',
    ...[...new Set(scripts)].map(
      (file) => `<link rel="preload" as="script" href="{base}${file}" fetchpriority="low">`,
    ),
  ];
}
