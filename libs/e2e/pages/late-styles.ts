import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';

/** Classes of CSS modules end in the hash of their file. */
const moduleClass = /^[A-Za-z][\w-]*-[\w-]{6}$/;
const built = path.join(import.meta.dirname, '../../../mf-public/dist');

export interface ServedClasses {
  readonly all: readonly string[];
  /** Those whose sheet only comes with the page's script: without it, or before, they have no styles. */
  readonly late: readonly string[];
}

/** The classes of a page as it is served. Reads the sheets that the page links to, and the built ones. */
export async function servedClasses(
  request: APIRequestContext,
  site: string,
  address: string,
): Promise<ServedClasses> {
  const html = await (await request.get(new URL(address, site).href)).text();
  const sheets = [...html.matchAll(/<link[^>]*href="([^"]+\.css)"/g)].map(([, href]) => href ?? '');
  const files = await Promise.all(
    sheets.map(async (href) => (await request.get(new URL(href, site).href)).text()),
  );
  const css = files.join('\n');
  const later = readdirSync(built)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(built, file), 'utf8'))
    .join('\n');
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => (names ?? '').split(' '));
  const all = [...new Set(used)].filter((name) => moduleClass.test(name));
  return { all, late: all.filter((name) => !css.includes(`.${name}`) && later.includes(`.${name}`)) };
}
