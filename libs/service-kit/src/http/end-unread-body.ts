import type { IncomingMessage, ServerResponse } from 'node:http';
import { secondMs } from '@getaway/kernel/instant';

/** Long enough for a caller to read its answer while the rest of its body is thrown away. */
const longestRestMs = 5 * secondMs;

/**
 * Ends the connection of a request that was answered before its body arrived, such as an upload that is refused, unless
 * the rest of the body arrives soon. Otherwise a caller who sends nothing more would keep it for a minute.
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
