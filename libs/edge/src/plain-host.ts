import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { Problem, sendProblem } from '@getaway/service-kit/problem';

const longestHost = 255;
const highestPort = 65_535;
const hostParts = /^(?:\[([\da-f:.]+)\]|([a-z\d_](?:[a-z\d_-]|\.(?!\.))*))(?::(\d{0,5}))?$/i;

/**
 * Whether text is the name or address of a server, with or without a port (RFC 9112, 3.2). Of the characters
 * that RFC 3986 allows in a name, only those of names on the internet and in container networks are accepted.
 */
export function isPlainHost(text: string): boolean {
  const match = hostParts.exec(text);
  if (!match || text.length > longestHost) return false;
  const [, address, , port = ''] = match;
  return Number(port) <= highestPort && (address === undefined || isIPv6(address));
}

/**
 * Answers 400 to a request with no host, several, or an invalid one. The same applies to the host that a
 * trusted proxy reports, because services receive it.
 */
export const onlyPlainHosts: RequestHandler = (request, response, next) => {
  const named = request.headersDistinct['host'] ?? [];
  const said = [...named, request.host ?? ''];
  if (named.length === 1 && said.every(isPlainHost)) return next();
  request.routeName = 'refused host';
  sendProblem(response, new Problem('invalid-request', { detail: 'The Host header has to name one host' }));
};
