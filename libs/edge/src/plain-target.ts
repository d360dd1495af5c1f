import type { RequestHandler } from 'express';
import { Problem, sendProblem } from '@getaway/service-kit/problem';

/**
 * The characters that need no encoding in a path (RFC 3986), without `;`, at which some servers cut a path
 * off.
 */
const pathCharacters = /^\/(?:[\w\-.~!$&'()*+,=:@/]|%[\da-f]{2})*$/i;
const emptyOrDotSegment = /\/(?:\/|\.{1,2}(?:\/|$))/;
const encodedRun = /(?:%[\da-f]{2})+/gi;
/**
 * Encoded forms of these are either unnecessary or hide a separator, a second encoding, a space or a control
 * character.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const refusedWhenEncoded = /[\w\-.~/\\%;?#\s\u0000-\u001F\u007F-\u009F]/;
const queryCharacters = /^[!$-~]*$/;

/**
 * Whether a request target is a path that every server reads in the same way: in origin form, without dot
 * segments, double slashes, backslashes, path parameters, control characters, invalid UTF-8, or encodings
 * that decoding would remove.
 */
export function isPlainTarget(target: string): boolean {
  const queryAt = target.indexOf('?');
  const path = queryAt === -1 ? target : target.slice(0, queryAt);
  const query = queryAt === -1 ? '' : target.slice(queryAt + 1);
  if (!pathCharacters.test(path) || emptyOrDotSegment.test(path) || !queryCharacters.test(query))
    return false;
  return (path.match(encodedRun) ?? []).every(isNeededEncoding);
}

function isNeededEncoding(run: string): boolean {
  try {
    const text = decodeURIComponent(run);
    // Compatibility characters count as their plain form: U+FF0E is a full stop to some servers.
    return !refusedWhenEncoded.test(text) && !refusedWhenEncoded.test(text.normalize('NFKC'));
  } catch {
    return false;
  }
}

/** The address that was meant where blanks were copied along with a link; undefined if that is not what is wrong. */
export function withoutBlanksAtEnd(target: string): string | undefined {
  const trimmed = target.replace(/(?:%20|%0[9AD]|%C2%A0)+$/i, '');
  return trimmed !== target && isPlainTarget(trimmed) ? trimmed : undefined;
}

/**
 * Answers 400 to a target that a server behind this one could read as another path. The checked string is
 * forwarded unchanged. A reader whose link only has blanks at its end is led to it without them.
 */
export const onlyPlainTargets: RequestHandler = (request, response, next) => {
  if (isPlainTarget(request.url)) return next();
  request.routeName = 'refused target';
  const meant = request.method === 'GET' ? withoutBlanksAtEnd(request.url) : undefined;
  // It may hold a secret, so that it is not kept and not passed on.
  if (meant !== undefined)
    return response
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .redirect(302, meant);
  sendProblem(response, new Problem('invalid-request', { detail: 'The address is not in its plain form' }));
};
