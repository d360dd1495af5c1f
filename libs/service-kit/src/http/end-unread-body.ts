import type { IncomingMessage, ServerResponse } from 'node:http';
import { secondMs } from '@getaway/kernel/instant';

/** Long enough for a caller to read the answer while the rest of its body is discarded. */
const longestRestMs = 5 * secondMs;

/**
 * Closes the connection of a request that was answered before its body arrived, such as a refused upload, unless the rest
 * of the body arrives soon. Otherwise a caller that stops sending would keep the connection open for a minute.
 */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const { socket } = request;
    const timer = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, longestRestMs);
    socket.once('close', () => clearTimeout(timer));
  });
}
