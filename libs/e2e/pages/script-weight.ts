import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a page asks for, file by file, in bytes as gzip packs it. */
export type ScriptWeights = ReadonlyMap<string, number>;

/**
 * Weighs the scripts that a page asks for from now on, the card provider's own aside: how the server packs them
 * (brotli, mostly) and what the heads of its answers add does not count.
 */
export function weighScripts(page: Page): () => Promise<ScriptWeights> {
  const weighed: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || isProviders(response)) return;
    const weight = weigh(response);
    weighed.push(weight);
    // What comes after the last reading has no body when its page has closed.
    weight.catch(() => undefined);
  });
  return async () => new Map(await Promise.all(weighed));
}

/** All of them together, in kB. */
export function inKilobytes(weights: ScriptWeights): number {
  return Math.round([...weights.values()].reduce((sum, bytes) => sum + bytes, 0) / 100) / 10;
}

/** Sizes by path. Only files with a content hash in their name are cached: they cannot change. */
const packed = new Map<string, number>();

async function weigh(response: Response): Promise<readonly [string, number]> {
  const { pathname } = new URL(response.url());
  const known = packed.get(pathname);
  if (known !== undefined) return [pathname, known];
  const bytes = gzipSync(await response.body(), { level: 9 }).length;
  if (/[.-][0-9a-f]{8,}\./.test(pathname)) packed.set(pathname, bytes);
  return [pathname, bytes];
}

function isProviders(response: Response): boolean {
  const { hostname, pathname } = new URL(response.url());
  return pathname.startsWith('/sandbox/') || hostname.endsWith('.stripe.com');
}
