import type { RequestHandler } from 'express';
import { isFilePath, sendNoSuchFile } from './static-files.ts';

interface SinglePage {
  /** The HTML file. */
  readonly file: string;
  /** Where `/` leads. */
  readonly start: string;
  /** The paths at and below which the application has pages. */
  readonly paths: readonly string[];
}

/** Answers all paths of an application that has one HTML page; 404, with the same page, elsewhere. */
export function singlePage({ file, start, paths }: SinglePage): RequestHandler {
  return (request, response, next) => {
    if (request.path === '/') return response.redirect(start);
    if (isFilePath(request.path)) return sendNoSuchFile(request, response, next);
    const known = paths.some((path) => request.path === path || request.path.startsWith(`${path}/`));
    response
      .status(known ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .sendFile(file);
  };
}
