import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'http' {
  interface IncomingMessage {
    /** Set once, by whoever first asks for the request's name. */
    requestId?: string;
  }
}

const sane = /^[A-Za-z0-9._-]{8,64}$/;

export const requestIdHeader = 'x-request-id';

/** Takes over the caller's request id when it is a sane one, else makes one. A request keeps its name. */
export function nameRequest(request: IncomingMessage): string {
  if (request.requestId !== undefined) return request.requestId;
  const given = request.headers[requestIdHeader];
  request.requestId = typeof given === 'string' && sane.test(given) ? given : randomUUID();
  return request.requestId;
}

/** Names the request; the answer carries the name. */
export function requestIdOf(request: IncomingMessage, response: ServerResponse): string {
  const id = nameRequest(request);
  response.setHeader(requestIdHeader, id);
  return id;
}
