import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { ReadinessCheck } from '../health.ts';
import { staticFiles } from './static-files.ts';

// The files of a remote are public, and may be loaded by a page on another host.
const readableByAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves the build of a remote to the pages that load it. */
export function remoteFiles(dist: string, development: boolean): RequestHandler {
  return staticFiles(dist, { development, headers: readableByAnyPage });
}

/** A remote is ready when its build is there. */
export function remoteIsBuilt(dist: string): ReadinessCheck {
  return { name: 'build', check: () => existsSync(path.join(dist, 'mf-manifest.json')) };
}
