import type { RequestHandler } from 'express';
import { isFilePath, sendNoSuchFile } from './static-files.ts';

interface SinglePage {
  /** The HTML, as it is now. */
  readonly readHtml: () => Promise<string> | string;
  /** The target of `/`. */
  readonly start: string;
  /** The paths below which the application has pages. */
  readonly paths: readonly string[];
}

/** Answers all paths of an application with one HTML page; other paths get the same page with a 404. */
export function singlePage({ readHtml, start, paths }: SinglePage): RequestHandler {
  return async (request, response, next) => {
    if (request.path === '/') return response.redirect(start);
    if (isFilePath(request.path)) return sendNoSuchFile(request, response, next);
    const known = paths.some((path) => request.path === path || request.path.startsWith(`${path}/`));
    response
      .status(known ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(await readHtml());
  };
}
