import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { ReadinessCheck } from '@getaway/service-kit/health';
import { keepBuild } from './kept-builds.ts';
import { staticFiles } from './static-files.ts';

// The files of a remote are public, and a page on another host may load them.
const readableByAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export interface RemoteFiles {
  readonly dist: string;
  readonly development: boolean;
  /** The folder with the files of all builds; without it, only those of this build are served. */
  readonly keptBuilds: string | undefined;
}

/**
 * Serves the build of a remote to the pages that load it, and files of other builds to pages of those builds.
 */
export async function remoteFiles({ dist, development, keptBuilds }: RemoteFiles): Promise<RequestHandler[]> {
  const options = { development, headers: readableByAnyPage };
  if (keptBuilds === undefined) return [staticFiles(dist, options)];
  await keepBuild(dist, keptBuilds, new Date());
  return [staticFiles(dist, options), staticFiles(keptBuilds, options)];
}

/** A remote is ready when its build exists. */
export function remoteIsBuilt(dist: string): ReadinessCheck {
  return { name: 'build', check: () => existsSync(path.join(dist, 'mf-manifest.json')) };
}
