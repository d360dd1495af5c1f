import { createServer, type RequestListener, type Server } from 'node:http';
import type { Running } from '../shutdown.ts';

/** Longer than the edge's idle time, so that a kept connection is never closed under a request. */
const keepAliveTimeoutMs = 65_000;
const closeIdleEveryMs = 50;

/** Serves until stopped: then takes no new connection and lets requests under way finish for `drainMs` at most. */
export async function listen(
  handler: RequestListener,
  address: { host: string; port: number },
  drainMs = 5_000,
): Promise<Running & { readonly port: number; readonly server: Server }> {
  const server = createServer(handler);
  server.keepAliveTimeout = keepAliveTimeoutMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve());
  });
  const bound = server.address();
  return {
    server,
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    stop: () =>
      new Promise((resolve) => {
        const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
        // A kept connection whose request has just ended is idle only now.
        const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
        server.close(() => {
          clearTimeout(impatience);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}
