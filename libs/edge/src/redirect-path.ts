import type { RequestHandler } from 'express';

/** Sends one path to an address elsewhere; that address may change, so browsers don't remember it. */
export function redirectPath({ from, to }: { from: string; to: string }): RequestHandler {
  return (request, response, next) => (request.path === from ? response.redirect(302, to) : next());
}
