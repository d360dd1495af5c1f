import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';
import { isAmong } from './network-list.ts';

/** How many connections a server that faces everybody keeps, and how long they may take to say what they want. */
export interface ConnectionLimits {
  /** Connections of one IPv4 address or IPv6 /64; 0 is without limit. */
  readonly perNetwork: number;
  /** Connections of all networks together. */
  readonly total: number;
  /** Addresses and networks that are not counted: they bring the connections of many guests. */
  readonly exempt: readonly string[];
}

/** From the opening of a connection, and from the first byte of each later request, to the last of its headers. */
const headersTimeoutMs = 10_000;
const checkEveryMs = 2_000;

/** What `createServer` takes for such a server: Node answers 408 to headers that take too long. */
export const timeoutsOfEveryone = {
  headersTimeout: headersTimeoutMs,
  connectionsCheckingInterval: checkEveryMs,
};

/** Closes, as soon as it is opened, each connection beyond the limits. */
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
