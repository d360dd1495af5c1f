import { once } from 'node:events';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect as connectPlain, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';

/** For one address; all addresses of a name share this time. */
const connectTimeoutMs = 1_000;
/**
 * An idle connection is closed after this, which is sooner than a stopping part closes it (`DRAIN_MS`), so
 * that no request is sent on a connection that is about to close.
 */
const idleMs = 1_000;
/** The usual duration of a restart; a caller waits this long, once, before it fails. */
const retryTimeoutMs = 2_500;
const askAgainMs = 50;

/**
 * Keeps the connections to a target with one or several addresses of the same scheme. Each new connection
 * uses the next address in turn, or the first one after it that accepts it: nothing was sent before, so any
 * request may be moved. While none accepts, it retries for `retryTimeoutMs` after the last success; then it
 * fails at once until one accepts. It opens any number of connections: `RequestSlots` limits that. Names with
 * several addresses (replicas behind one DNS name) are tried one by one by Node.
 */
export function createTargetAgent(addresses: readonly URL[]): HttpAgent {
  const options = { keepAlive: true, maxFreeSockets: 32, timeout: idleMs };
  const agent = addresses[0]?.protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
  let turn = 0;
  // A target that was never available is not waited for.
  let awaySince: number | undefined = Number.NEGATIVE_INFINITY;

  const connectToAny = async (): Promise<Socket> => {
    turn += 1;
    const faults: unknown[] = [];
    for (let skipped = 0; skipped < addresses.length; skipped += 1) {
      const address = addresses[(turn + skipped) % addresses.length];
      if (address === undefined) continue;
      try {
        return await open(address);
      } catch (error) {
        faults.push(error);
      }
    }
    throw new Error('no address of the target takes connections', { cause: faults[0] });
  };

  const connectPatiently = async (): Promise<Socket> => {
    for (;;) {
      try {
        const socket = await connectToAny();
        awaySince = undefined;
        return socket;
      } catch (error) {
        awaySince ??= performance.now();
        if (performance.now() - awaySince > retryTimeoutMs) throw error;
      }
      await sleep(askAgainMs);
    }
  };

  agent.createConnection = (_options, whenOpen) => {
    const tell = whenOpen as (error: unknown, socket?: Socket) => void;
    connectPatiently().then((socket) => tell(null, socket), tell);
    return undefined;
  };
  return agent;
}

async function open({ protocol, hostname, port }: URL): Promise<Socket> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const socket = isSecure
    ? connectSecurely({ host, port: Number(port || 443), servername: host })
    : connectPlain({ host, port: Number(port || 80), noDelay: true });
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', {
      signal: AbortSignal.timeout(connectTimeoutMs),
    });
    return socket;
  } catch (error) {
    socket.on('error', () => undefined).destroy();
    throw error;
  }
}
