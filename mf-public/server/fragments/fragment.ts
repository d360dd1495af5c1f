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

/** Scripts of one page alone. */
interface PageScripts {
  /** Of the application; preloaded. */
  readonly own?: readonly string[];
  /** Those that run before it. */
  readonly early?: readonly string[];
}

/** The title, description, and preloads that React puts before its output when there is no `<head>`. */
const hoisted = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** In the HTML of a page whose picture is to be there first. */
const firstPicture = 'fetchPriority="high"';

/** Splits rendered HTML into head and body, and adds links to the files that the page needs first. */
export function fragmentOf(
  html: string,
  buildId: string,
  manifest: Manifest,
  { own = [], early = [] }: PageScripts = {},
): Fragment {
  const tags: string[] = [];
  let body = html;
  for (let tag = hoisted.exec(body); tag; tag = hoisted.exec(body)) {
    tags.push(tag[0]);
    body = body.slice(tag[0].length);
  }
  const links = startLinks(manifest, own, body.includes(firstPicture));
  const scripts = early.map((file) => `<script defer src="{base}${file}"></script>`);
  return { buildId, head: [...tags, ...scripts, ...links].join('\n'), body };
}

function startLinks(
  { metaData, shared, exposes }: Manifest,
  own: readonly string[],
  hasFirstPicture: boolean,
): string[] {
  const app = exposes.filter(({ name }) => name === 'app').map(({ assets }) => assets);
  const react = shared.filter(({ name }) => name.startsWith('react')).map(({ assets }) => assets);
  const scripts = [metaData.remoteEntry.name, ...[...app, ...react].flatMap(({ js }) => js.sync), ...own];
  // The page is readable before it is hydrated, so its scripts leave the line to a picture. The shell starts them.
  const wait = hasFirstPicture ? ' media="not all"' : '';
  return [
    ...app.flatMap(({ css }) => css.sync).map((file) => `<link rel="stylesheet" href="{base}${file}">`),
    '<link rel="preload" as="fetch" href="{base}mf-manifest.json" crossorigin fetchpriority="low">',
    ...[...new Set(scripts)].map(
      (file) => `<link rel="preload" as="script" href="{base}${file}" fetchpriority="low"${wait}>`,
    ),
  ];
}
