import type { RequestHandler } from 'express';

/** Redirects one path to another address; that address may change, so browsers don't cache the redirect. */
export function redirectPath({ from, to }: { from: string; to: string }): RequestHandler {
  return (request, response, next) => (request.path === from ? response.redirect(302, to) : next());
}
