import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'http' {
  interface IncomingMessage {
    /** Set once, on first use of the request's id. */
    requestId?: string;
  }
}

const sane = /^[A-Za-z0-9._-]{8,64}$/;

export const requestIdHeader = 'x-request-id';

/** Uses the caller's request id if it is valid, or creates one. A request keeps its id. */
export function nameRequest(request: IncomingMessage): string {
  if (request.requestId !== undefined) return request.requestId;
  const given = request.headers[requestIdHeader];
  request.requestId = typeof given === 'string' && sane.test(given) ? given : randomUUID();
  return request.requestId;
}

/** Assigns an id to the request and adds it to the answer. */
export function requestIdOf(request: IncomingMessage, response: ServerResponse): string {
  const id = nameRequest(request);
  response.setHeader(requestIdHeader, id);
  return id;
}
