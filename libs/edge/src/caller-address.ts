import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { readAddress } from '@getaway/service-kit/http/client-network';

declare module 'http' {
  interface IncomingMessage {
    /** The client address of a request in canonical form; undefined when the connection has none. */
    callerAddress?: string | undefined;
  }
}

/** Adds the client address to each request. */
export function noteCaller(isTrusted: (address: string) => boolean): RequestHandler {
  return (request, _response, next) => {
    request.callerAddress = callerAddress(request, isTrusted);
    next();
  };
}

/**
 * The address at the other end or, if that is a trusted proxy, the address that it names in X-Forwarded-For,
 * and so on. A name that is not an address is ignored, with everything before it: another server could read
 * `012.0.0.1` as 10.0.0.1. The client is then the proxy that passed it on.
 */
function callerAddress(
  { socket, headers }: IncomingMessage,
  isTrusted: (address: string) => boolean,
): string | undefined {
  const named = [headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','));
  let caller = readAddress(socket.remoteAddress ?? '');
  while (caller !== undefined && named.length > 0 && isTrusted(caller)) {
    const previous = readAddress(named.pop() ?? '');
    if (previous === undefined) return caller;
    caller = previous;
  }
  return caller;
}
