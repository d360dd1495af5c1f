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

/** What one page alone has. */
interface PageFiles {
  /** Scripts of the application; preloaded. */
  readonly own?: readonly string[];
  /** The rules that it is first painted with; without them it waits for the whole style sheet. */
  readonly styles?: string;
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
  { own = [], early = [], styles = '' }: PageFiles = {},
): Fragment {
  const tags: string[] = [];
  let body = html;
  for (let tag = hoisted.exec(body); tag; tag = hoisted.exec(body)) {
    tags.push(tag[0]);
    body = body.slice(tag[0].length);
  }
  const links = startLinks(manifest, own, body.includes(firstPicture));
  const scripts = early.map((file) => `<script async src="{base}${file}"></script>`);
  const sheets = sheetsOf(manifest)
    .map((file) => `<link rel="stylesheet" href="{base}${file}">`)
    .join('\n');
  const first = styles === '' ? sheets : `<style>${styles}</style>`;
  return {
    buildId,
    head: [...tags, first, ...preloadsOf(early), ...links].join('\n'),
    body,
    // Behind what they work on. Browsers paint what comes before a style sheet without it, but a script that is not `async` waits.
    foot: [...scripts, ...(styles === '' ? [] : [sheets])].join('\n'),
  };
}

function preloadsOf(early: readonly string[]): string[] {
  return early.map((file) => `<link rel="preload" as="script" href="{base}${file}">`);
}

/** The style sheets that all pages share. */
export function sheetsOf({ exposes }: Manifest): string[] {
  return exposes.filter(({ name }) => name === 'app').flatMap(({ assets }) => assets.css.sync);
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
    '<link rel="preload" as="fetch" href="{base}mf-manifest.json" crossorigin fetchpriority="low">',
    ...[...new Set(scripts)].map(
      (file) => `<link rel="preload" as="script" href="{base}${file}" fetchpriority="low"${wait}>`,
    ),
  ];
}
