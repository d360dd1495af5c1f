import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems lend to outgoing connections: such a one may be lent in the moment before it is listened on. */
const [lowest, highest] = [20_000, 32_000];
const tries = 100;

/** True when nothing listens on that loopback port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A loopback port nobody uses at this moment. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (await isPortFree(port)) return port;
  }
  throw new Error('no free port on 127.0.0.1');
}
