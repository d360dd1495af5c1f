import { once } from 'node:events';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect as connectPlain, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';

/** For one address; a name with several addresses behind it has this time for all of them. */
const connectTimeoutMs = 1_000;
/**
 * A connection that waits for its next request is let go after this, which is sooner than a part that was told to stop
 * closes it (`DRAIN_MS`): no request is put on a connection that the other side is about to end.
 */
const idleMs = 1_000;
/** A part that is started again is back within it; a caller waits for so long, once, before it is told no. */
const retryTimeoutMs = 2_500;
const askAgainMs = 50;

/**
 * Keeps the connections to a target that has one or several addresses, the same scheme for all. Each new connection goes
 * to the next address in turn, or to the first one after it that takes it: nothing was sent by then, so that any request
 * may be moved. While none takes it, it tries on for `retryTimeoutMs` from the time that one did; after that it fails at once
 * until one does. It opens as many as it is asked for: `RequestSlots` limits that. Names with several addresses of their own (replicas behind one DNS name) are tried one by one by Node.
 */
export function createTargetAgent(addresses: readonly URL[]): HttpAgent {
  const options = { keepAlive: true, maxFreeSockets: 32, timeout: idleMs };
  const agent = addresses[0]?.protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
  let turn = 0;
  // What was never there is not waited for.
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
