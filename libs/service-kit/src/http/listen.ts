import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readinessPath } from '../health.ts';
import type { Running } from '../shutdown.ts';
import { endUnreadBody } from './end-unread-body.ts';
import { hasBody } from './read-body.ts';
import { limitConnections, timeoutsOfEveryone, type ConnectionLimits } from './connection-limits.ts';

/** Longer than the edge's idle timeout, so that a kept connection is never closed under a request. */
const keepAliveTimeoutMs = 65_000;
const closeIdleEveryMs = 50;
const finishMs = 5_000;

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** How long requests are accepted after `stop`, while readiness is false; 0 by default. */
  readonly drainMs?: number;
  /** For a public server. A service is reached only by the edge, which has its own limits. */
  readonly limits?: ConnectionLimits;
}

/**
 * Serves until it is stopped. Then readiness is false for `drainMs`, and each connection ends with its next
 * answer. After that no new connections are accepted, and running requests have `finishWithinMs` to end.
 */
export async function listen(
  handler: RequestListener,
  address: ListenAddress,
  finishWithinMs = finishMs,
): Promise<Running & { readonly port: number; readonly server: Server }> {
  let isStopping = false;
  const server = createServer(address.limits ? timeoutsOfEveryone : {}, (request, response) => {
    if (hasBody(request)) endUnreadBody(request, response);
    if (!isStopping) return handler(request, response);
    response.setHeader('connection', 'close');
    if (request.url !== readinessPath) return handler(request, response);
    response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ status: 'stopping', away: [] }));
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  if (address.limits) limitConnections(server, address.limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve());
  });
  const bound = server.address();
  return {
    server,
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    stop: async () => {
      isStopping = true;
      if (address.drainMs) await sleep(address.drainMs);
      await closeServer(server, finishWithinMs);
    },
  };
}

function closeServer(server: Server, finishWithinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), finishWithinMs);
    // A kept connection whose request has just ended is idle only now.
    const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(idle);
      resolve();
    });
  });
}
