import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { Problem, sendProblem } from '../problem.ts';

/** Names with a content hash, as the bundler writes them: `app.1f62509a.js`. */
const hashedName = /\.[0-9a-f]{8}\.[a-z0-9]+$/;

export interface StaticFilesOptions {
  /** Looks files up on each request, for a folder that changes while it is served. */
  readonly development: boolean;
  /** Sent with each file beside its caching headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves the files of a build: for ever when their name carries a hash, else to be asked for again; brotli or
 * gzip where the build wrote it. Requests that match no file go on to the next handler.
 */
export function staticFiles(folder: string, { development, headers }: StaticFilesOptions): RequestHandler {
  return sirv(folder, {
    dev: development,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cachingOf(path));
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    },
  });
}

function cachingOf(path: string): string {
  return hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Refuses what can only be read and is not being read. */
export const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.setHeader('Allow', 'GET, HEAD');
  sendProblem(response, new Problem('method-not-allowed'));
};

/** Whether a path asks for a file of a build, so that a page would be the wrong answer. */
export function isFilePath(path: string): boolean {
  return /\.(?:js|mjs|css|map|json|svg|png|jpe?g|webp|avif|ico|woff2?|mp4|webm|txt|br|gz)$/.test(path);
}

/** The answer to a file that is not there. It is never a page, so that a lost chunk is seen as one. */
export const sendNoSuchFile: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('Not found\n');
};
