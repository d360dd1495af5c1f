import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';
import { isAmong } from './network-list.ts';

/** The limits on connections of a public server, and on the time for sending a request's headers. */
export interface ConnectionLimits {
  /** Connections of one IPv4 address or IPv6 /64; 0 means no limit. */
  readonly perNetwork: number;
  /** Connections of all networks together. */
  readonly total: number;
  /** Uncounted addresses and networks, such as proxies that carry the connections of many guests. */
  readonly exempt: readonly string[];
}

/** From the opening of a connection, or the first byte of each later request, to the end of its headers. */
const headersTimeoutMs = 10_000;
/** Each check wakes the process up, also when nobody calls. */
const checkEveryMs = 5_000;

/** Options of `createServer` for such a server: Node answers 408 to headers that take too long. */
export const timeoutsOfEveryone = {
  headersTimeout: headersTimeoutMs,
  connectionsCheckingInterval: checkEveryMs,
};

/** Closes each connection beyond the limits as soon as it is opened. */
export function limitConnections(server: Server, { perNetwork, total, exempt }: ConnectionLimits): void {
  server.maxConnections = total;
  if (perNetwork === 0) return;
  const open = new Map<string, number>();
  const isExempt = isAmong(exempt);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isExempt(address)) return;
    const network = clientNetwork(address);
    const count = open.get(network) ?? 0;
    if (count >= perNetwork) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
