import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { ReadinessCheck } from '@getaway/service-kit/health';
import { keepBuild } from './kept-builds.ts';
import { exceptTemplate } from './page-template.ts';
import { staticFiles } from './static-files.ts';

/** The files of a remote are public, and a page on another host may load them. */
export const readableByAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export interface RemoteFiles {
  readonly dist: string;
  readonly development: boolean;
  /** The folder with the files of all builds; without it, only those of this build are served. */
  readonly keptBuilds: string | undefined;
  /** The folder with the pictures of the house. */
  readonly houseFiles: string;
  readonly template: string | undefined;
}

/**
 * Serves the build of a remote to the pages that load it, and files of other builds to pages of those builds.
 */
export async function remoteFiles(remote: RemoteFiles): Promise<RequestHandler[]> {
  const { dist, development, keptBuilds, houseFiles, template } = remote;
  const folders = new Set([dist, houseFiles]);
  if (keptBuilds !== undefined) {
    await keepBuild(dist, keptBuilds, new Date());
    folders.add(keptBuilds);
  }
  return [...folders].map((folder) => {
    const files = staticFiles(folder, { development, headers: readableByAnyPage });
    return template === undefined ? files : exceptTemplate(template, files);
  });
}

/** A remote is ready when its build exists. */
export function remoteIsBuilt(dist: string): ReadinessCheck {
  return { name: 'build', check: () => existsSync(path.join(dist, 'mf-manifest.json')) };
}
