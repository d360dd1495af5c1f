import type { ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { Problem, sendProblem } from '@getaway/service-kit/problem';

/**
 * Names with a content hash, as the bundler writes them: `app.1f62509a.js`, and compressed
 * `app.1f62509a.js.br`.
 */
const hashedName = /\.[0-9a-f]{8}\.[a-z0-9]+(?:\.(?:br|gz))?$/;

/** Whether a file never changes under its name. */
export function hasHashedName(path: string): boolean {
  return hashedName.test(path);
}

export interface StaticFilesOptions {
  /** Sends files uncompressed, for a folder that is rebuilt while it is served. */
  readonly development: boolean;
  /** Sent with each file in addition to its caching headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves the files of a build: cached forever when their name contains a hash, otherwise with revalidation;
 * with brotli or gzip if the build wrote it. Requests that match no file go to the next handler.
 */
export function staticFiles(folder: string, { development, headers }: StaticFilesOptions): RequestHandler {
  const serveStatic = {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response: ServerResponse, path: string) => {
      response.setHeader('Cache-Control', cachingOf(path));
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    },
  };
  if (development) return express.static(folder, serveStatic);
  const serve: RequestHandler = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic,
  });
  return (request, response, next) =>
    serve(request, response, (error?: unknown) => {
      // If a new build has deleted the compressed file, its encoding must not apply to the next answer.
      response.removeHeader('Content-Encoding');
      next(error);
    });
}

function cachingOf(path: string): string {
  return hasHashedName(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Refuses methods other than reads. */
export const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.setHeader('Allow', 'GET, HEAD');
  sendProblem(response, new Problem('method-not-allowed'));
};

/** Whether a path requests a file of a build, so that a page would be the wrong answer. */
export function isFilePath(path: string): boolean {
  return /\.(?:js|mjs|css|map|json|webmanifest|svg|png|jpe?g|webp|avif|ico|woff2?|mp4|webm|txt|br|gz)$/.test(
    path,
  );
}

/** The answer to a missing file. It is never a page, so that a missing chunk is recognizable. */
export const sendNoSuchFile: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('Not found\n');
};
