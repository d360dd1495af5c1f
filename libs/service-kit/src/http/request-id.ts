import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'node:http' {
  interface IncomingMessage {
    /** Set by pino-http from `requestIdOf`. */
    requestId?: string;
  }
}

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/** Takes over the caller's request id when it is a sane one, else makes one; the answer carries it. */
export function requestIdOf(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && sane.test(given) ? given : randomUUID();
  response.setHeader('x-request-id', id);
  request.requestId = id;
  return id;
}
