import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Below the ports that systems use for outgoing connections: one of those may be taken before our server
 * listens on it.
 */
const [lowest, highest] = [20_000, 32_000];
const tries = 100;

/** How long a port is reserved for its caller: until it listens, or listens again after a crash. */
const reservedMs = 120_000;
const reservations = path.join(tmpdir(), `getaway-ports-${process.getuid?.() ?? 'mine'}`);

/** True when no process listens on that loopback port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * A loopback port that is unused at this moment, and that no other process of this project gets for two
 * minutes.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (reserve(port) && (await isPortFree(port))) return port;
  }
  throw new Error('no free port on 127.0.0.1');
}

/**
 * Two stacks that start at once would sometimes draw the same number. The second could not listen, and would
 * use the other's service as its own.
 */
function reserve(port: number): boolean {
  const mark = path.join(reservations, String(port));
  mkdirSync(reservations, { recursive: true });
  const held = statSync(mark, { throwIfNoEntry: false });
  if (held && Date.now() - held.mtimeMs > reservedMs) rmSync(mark, { force: true });
  try {
    writeFileSync(mark, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
